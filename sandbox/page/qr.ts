/**
 * QR codes for the loyalty cards of the sandbox page: byte mode, version 3, error correction level M
 * (ISO/IEC 18004), which holds 42 bytes in one block. Nothing longer is needed here.
 */
const SIZE = 29;
const DATA_CODEWORDS = 44;
const CORRECTION_CODEWORDS = 26;
const LONGEST_TEXT_BYTES = 42;
/** Centre of the one alignment pattern of version 3. */
const ALIGNMENT_CENTRE = 22;
/** Level M is 00 in the format bits. */
const LEVEL_BITS = 0b00;

type Grid = boolean[][];

const at = (grid: Grid, row: number, column: number): boolean => grid[row]?.[column] ?? false;

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  const cells = grid[row];
  if (cells && column >= 0 && column < SIZE) cells[column] = dark;
}

const emptyGrid = (): Grid => Array.from({ length: SIZE }, () => Array<boolean>(SIZE).fill(false));

/** Multiplication in GF(2^8) with the QR code's polynomial 0x11D. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of the Reed–Solomon generator, highest power first, its leading 1 left out. */
function generator(): number[] {
  let coefficients: number[] = [...Array<number>(CORRECTION_CODEWORDS - 1).fill(0), 1];
  let root = 1;
  for (let power = 0; power < CORRECTION_CODEWORDS; power += 1) {
    coefficients = coefficients.map(
      (coefficient, index) => multiply(coefficient, root) ^ (coefficients[index + 1] ?? 0),
    );
    root = multiply(root, 2);
  }
  return coefficients;
}

function correction(data: number[]): number[] {
  const divisor = generator();
  return data.reduce<number[]>((remainder, byte) => {
    const factor = byte ^ (remainder[0] ?? 0);
    return divisor.map((each, index) => (remainder[index + 1] ?? 0) ^ multiply(each, factor));
  }, Array<number>(CORRECTION_CODEWORDS).fill(0));
}

/** Mode, length, text, terminator, and padding up to the block's size, as bytes. */
function dataCodewords(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LONGEST_TEXT_BYTES) throw new Error(`too long for a card: ${text}`);
  const bits = [0b0100, bytes.length >> 4, bytes.length & 15];
  const nibbles = [...bits, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const filled = nibbles.length / 2;
  return Array.from({ length: DATA_CODEWORDS }, (_, index) => {
    if (index >= filled) return (index - filled) % 2 === 0 ? 0xec : 0x11;
    return ((nibbles[2 * index] ?? 0) << 4) | (nibbles[2 * index + 1] ?? 0);
  });
}

/** A square pattern of rings around a centre; `light` names the distances that stay light. */
function drawRings(
  grid: Grid,
  taken: Grid,
  centre: [number, number],
  reach: number,
  light: number[],
) {
  for (let rows = -reach; rows <= reach; rows += 1) {
    for (let columns = -reach; columns <= reach; columns += 1) {
      const [row, column] = [centre[0] + rows, centre[1] + columns];
      const distance = Math.max(Math.abs(rows), Math.abs(columns));
      set(grid, row, column, !light.includes(distance));
      set(taken, row, column, true);
    }
  }
}

function drawFixedPatterns(grid: Grid, taken: Grid): void {
  for (let index = 0; index < SIZE; index += 1) {
    for (const [row, column] of [
      [6, index],
      [index, 6],
    ] as const) {
      set(grid, row, column, index % 2 === 0);
      set(taken, row, column, true);
    }
  }
  const far = SIZE - 4;
  drawRings(grid, taken, [3, 3], 4, [2, 4]);
  drawRings(grid, taken, [3, far], 4, [2, 4]);
  drawRings(grid, taken, [far, 3], 4, [2, 4]);
  drawRings(grid, taken, [ALIGNMENT_CENTRE, ALIGNMENT_CENTRE], 2, [1]);
  for (const [row, column] of formatCells().flat()) set(taken, row, column, true);
  set(grid, SIZE - 8, 8, true);
  set(taken, SIZE - 8, 8, true);
}

/** Where the two copies of the 15 format bits go, least significant first. */
function formatCells(): [number, number][][] {
  const bits = Array.from({ length: 15 }, (_, index) => index);
  const first = bits.map((bit): [number, number] => {
    if (bit < 6) return [bit, 8];
    if (bit < 8) return [bit + 1, 8];
    return bit === 8 ? [8, 7] : [8, 14 - bit];
  });
  const second = bits.map((bit): [number, number] =>
    bit < 8 ? [8, SIZE - 1 - bit] : [SIZE - 15 + bit, 8],
  );
  return [first, second];
}

function drawFormat(grid: Grid, mask: number): void {
  const data = (LEVEL_BITS << 3) | mask;
  let remainder = data;
  for (let step = 0; step < 10; step += 1)
    remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537);
  const bits = ((data << 10) | remainder) ^ 0x5412;
  for (const cells of formatCells()) {
    cells.forEach(([row, column], bit) => {
      set(grid, row, column, ((bits >>> bit) & 1) === 1);
    });
  }
}

/** Fills the free cells in the zigzag of the standard: column pairs from the right, up and down in turn. */
function drawCodewords(grid: Grid, taken: Grid, codewords: number[]): void {
  let bit = 0;
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    const pair = right <= 6 ? right - 1 : right;
    for (let step = 0; step < SIZE; step += 1) {
      const upwards = ((pair + 1) & 2) === 0;
      const row = upwards ? SIZE - 1 - step : step;
      for (const column of [pair, pair - 1]) {
        if (at(taken, row, column)) continue;
        const byte = codewords[bit >>> 3] ?? 0;
        set(grid, row, column, ((byte >>> (7 - (bit & 7))) & 1) === 1);
        bit += 1;
      }
    }
  }
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Runs of one colour and shapes like a finder pattern: what makes a code hard to read. */
function linePenalty(line: boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const finders = text.match(/(?=00001011101|10111010000)/g) ?? [];
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + finders.length * 40;
}

function penalty(grid: Grid): number {
  const columns = grid.map((_, column) => grid.map((row) => row[column] ?? false));
  let total = [...grid, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  for (let row = 0; row < SIZE - 1; row += 1) {
    for (let column = 0; column < SIZE - 1; column += 1) {
      const [a, b] = [at(grid, row, column), at(grid, row, column + 1)];
      const [c, d] = [at(grid, row + 1, column), at(grid, row + 1, column + 1)];
      if (a === b && b === c && c === d) total += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return total + Math.floor(Math.abs(dark / SIZE ** 2 - 0.5) * 20) * 10;
}

/** The dark (true) and light cells of a QR code that says `text`, row by row, without quiet zone. */
export function qrCells(text: string): boolean[][] {
  const data = dataCodewords(text);
  const [fixed, taken] = [emptyGrid(), emptyGrid()];
  drawFixedPatterns(fixed, taken);
  drawCodewords(fixed, taken, [...data, ...correction(data)]);
  const candidates = MASKS.map((mask, number) => {
    const grid = fixed.map((cells, row) =>
      cells.map((dark, column) => (at(taken, row, column) ? dark : dark !== mask(row, column))),
    );
    drawFormat(grid, number);
    return grid;
  });
  return candidates.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** A QR code as SVG text, four cells of quiet zone around it. */
export function qrSvg(text: string, title: string): string {
  const path = qrCells(text)
    .flatMap((cells, row) => cells.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : "")))
    .join("");
  const side = SIZE + 8;
  const name = title.replace(/[<>&"]/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><title>${name}</title><path fill="#fff" d="M-4 -4h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
}
