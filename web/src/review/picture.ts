// A drawing of the page as a file: the very SVG, or pixels of it.
import { save } from "../lib/saved";

const FIXED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "font-family", "opacity"];

/** The drawing with its colours written into it: outside the page there are no styles. */
function alone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing.querySelectorAll("*"), copy.querySelectorAll("*")];
  from.forEach((shape, i) => {
    const style = getComputedStyle(shape);
    for (const name of FIXED) to[i]?.setAttribute(name, style.getPropertyValue(name));
    to[i]?.removeAttribute("class");
  });
  const box = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  return new XMLSerializer().serializeToString(copy);
}

export function saveSvg(drawing: SVGSVGElement, name: string): void {
  save(new Blob([alone(drawing)], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function savePng(drawing: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(alone(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * width, 2 * height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) save(blob, `${name}.png`);
}
