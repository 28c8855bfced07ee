// Copies text, and says truly whether it did: a browser has no clipboard for a page that came without https.
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
