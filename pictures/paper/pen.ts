/** Numbers and steps of SVG path data. */

/** A corner: x, y and, if it differs from the neighbours, its own rounding radius. */
export type Point = readonly [x: number, y: number, radius?: number];

/** A number to a tenth of a unit, as short as SVG allows. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10 + 0);
  return text.replace(/^(-?)0\./, "$1.");
}

/** Writes path data with relative steps, so that pictures stay small. */
export class Pen {
  path = "";
  private command = "";
  private x = 0;
  private y = 0;
  private readonly grid: number;

  /** Large outlines lie on half units, small ones on tenths. */
  constructor(points: readonly Point[]) {
    const across = points.map(([x]) => x);
    const down = points.map(([, y]) => y);
    const wide = Math.max(...across) - Math.min(...across);
    const high = Math.max(...down) - Math.min(...down);
    this.grid = Math.max(wide, high) < 56 ? 10 : 2;
  }

  private snap(value: number): number {
    return Math.round(value * this.grid) / this.grid;
  }

  /** Starts the outline. */
  move([x, y]: Point): void {
    this.x = this.snap(x);
    this.y = this.snap(y);
    this.path = `M${short(this.x)} ${short(this.y)}`;
  }

  /** The current position of the pen, on its grid. */
  place(): Point {
    return [this.x, this.y];
  }

  /** Adds one command; the last point becomes the current one. */
  step(command: string, ...to: readonly Point[]): void {
    const start = this.place();
    const numbers: string[] = [];
    for (const point of to) {
      const dx = this.snap(point[0] - start[0]);
      const dy = this.snap(point[1] - start[1]);
      numbers.push(short(dx), short(dy));
      [this.x, this.y] = [start[0] + dx, start[1] + dy];
    }
    if (command === "l" && numbers.join("") === "00") return;
    this.write(command, numbers);
  }

  /** Writes numbers with no more separators than they need. */
  private write(command: string, numbers: readonly string[]): void {
    let before = command === this.command ? (this.path.split(/[^\d.]/).at(-1) ?? "") : "";
    if (command !== this.command) this.path += command;
    this.command = command;
    for (const text of numbers) {
      const joined = text.startsWith("-") || (text.startsWith(".") && before.includes("."));
      this.path += before === "" || joined ? text : ` ${text}`;
      before = text;
    }
  }
}
