// Writes the clinic's four sounds into web/public/sounds: mono, 8 to 22 kHz, at most 12 KB each.
import { mkdirSync, writeFileSync } from 'node:fs';

const FADE_SECONDS = 0.012;
const E5 = 659.26;
const G5 = 783.99;
const C5 = 523.25;
const A3 = 220;

const sine = (turns) => Math.sin(2 * Math.PI * turns);
const triangle = (turns) => (2 / Math.PI) * Math.asin(sine(turns));
const gain = (decibels) => 10 ** (decibels / 20);

/** One note with soft edges, as samples between -1 and 1. */
function note(rate, { hertz, seconds, decibels, wave = sine }) {
  const length = Math.round(seconds * rate);
  return Array.from({ length }, (_, index) => {
    const at = index / rate;
    const edge = Math.min(1, at / FADE_SECONDS, (seconds - at) / FADE_SECONDS);
    return wave(hertz * at) * gain(decibels) * edge;
  });
}

/** Unsigned bytes or signed words, as the format requires. */
const encoders = {
  8: (bytes, at, sample) => bytes.writeUInt8(128 + Math.round(sample * 127), at),
  16: (bytes, at, sample) => bytes.writeInt16LE(Math.round(sample * 32_767), at),
};

/** A file of at most 12 KB: quiet sounds need 16 bits, the long call only 8. */
function wav({ rate, bits, samples }) {
  const width = bits / 8;
  const bytes = Buffer.alloc(44 + samples.length * width);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * width, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * width, 28);
  bytes.writeUInt16LE(width, 32);
  bytes.writeUInt16LE(bits, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * width, 40);
  samples.forEach((sample, index) => {
    encoders[bits](bytes, 44 + index * width, sample);
  });
  return bytes;
}

const sound = (rate, bits, notes) => ({
  rate,
  bits,
  samples: notes.flatMap((one) => note(rate, one)),
});

const sounds = {
  click: sound(22_050, 16, [{ hertz: 1000, seconds: 0.02, decibels: -26 }]),
  espera: sound(
    11_025,
    16,
    [E5, G5].map((hertz) => ({ hertz, seconds: 0.18, decibels: -22 })),
  ),
  llamada: sound(
    8_000,
    8,
    [C5, E5, G5].map((hertz) => ({ hertz, seconds: 0.4, decibels: -14, wave: triangle })),
  ),
  fin: sound(11_025, 16, [{ hertz: A3, seconds: 0.25, decibels: -18 }]),
};

const folder = new URL('../public/sounds/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, made] of Object.entries(sounds)) {
  writeFileSync(new URL(`${name}.wav`, folder), wav(made));
}
