// A link as a code to scan: the dark squares as one path, and how many squares it is wide.
import qrcode from "qrcode-generator";

/** The white edge a reader needs to find the code. */
export const MARGIN = 4;

export function code(link: string): { size: number; dark: string } {
  const made = qrcode(0, "M");
  made.addData(link);
  made.make();
  const size = made.getModuleCount();
  let dark = "";
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (made.isDark(y, x)) dark += `M${x} ${y}h1v1h-1z`;
  return { size, dark };
}
