// Draws the application's icons into web/public/icons: the logo of favicon.svg, as PNG.
import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const GROUND = [0x0b, 0x5f, 0x58]; // --brand-700
const INK = [0xff, 0xff, 0xff];
// Numbers from favicon.svg, on its square of 28.
const SIDE = 28;
const CORNER = 9;
const CENTRE = [13.92, 14];
const RADIUS = 6;
const HALF_STROKE = 1.5;
const GAP = Math.atan2(4.2, 18.2 - CENTRE[0]);
/** Samples per pixel in each direction, for smooth edges. */
const SAMPLES = 4;

/** Launchers may cut off everything outside the inner 80 %, so the logo shrinks and the background fills the rest. */
const ICONS = [
  { name: 'icon-192', size: 192, corner: CORNER, scale: 1 },
  { name: 'icon-512', size: 512, corner: CORNER, scale: 1 },
  { name: 'maskable-512', size: 512, corner: 0, scale: 0.85 },
  { name: 'apple-touch-icon', size: 180, corner: 0, scale: 0.95 },
];

function isInSquare(x, y, corner) {
  const beyond = (at) => Math.max(Math.abs(at - SIDE / 2) - (SIDE / 2 - corner), 0);
  return Math.hypot(beyond(x), beyond(y)) <= corner || (beyond(x) === 0 && beyond(y) === 0);
}

/** A ring with round ends, open towards the right. */
function isInMark(x, y) {
  const [left, down] = [x - CENTRE[0], y - CENTRE[1]];
  const angle = Math.abs(Math.atan2(down, left));
  if (angle >= GAP) return Math.abs(Math.hypot(left, down) - RADIUS) <= HALF_STROKE;
  const end = [RADIUS * Math.cos(GAP), RADIUS * Math.sin(GAP)];
  return Math.hypot(left - end[0], Math.abs(down) - end[1]) <= HALF_STROKE;
}

function pixel(column, row, { size, corner, scale }) {
  let [ground, mark] = [0, 0];
  for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
    const x = ((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / size) * SIDE;
    const y = ((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / size) * SIDE;
    if (!isInSquare(x, y, corner)) continue;
    ground += 1;
    const [inner, lower] = [x, y].map((at) => (at - SIDE / 2) / scale + SIDE / 2);
    if (isInMark(inner, lower)) mark += 1;
  }
  const share = ground === 0 ? 0 : mark / ground;
  const colour = GROUND.map((part, index) => Math.round(part + (INK[index] - part) * share));
  return [...colour, Math.round((255 * ground) / SAMPLES ** 2)];
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Eight bits per colour and alpha channel; rows are unfiltered (filter 0). */
function png(icon) {
  const { size } = icon;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([
      0,
      ...Array.from({ length: size }, (_, column) => pixel(column, row, icon)).flat(),
    ]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const folder = new URL('../public/icons/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const icon of ICONS) writeFileSync(new URL(`${icon.name}.png`, folder), png(icon));
