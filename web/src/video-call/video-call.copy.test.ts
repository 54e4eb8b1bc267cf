import { expect, test } from 'vitest';
import { bannerCopy, callScreenCopy, stageCopy, textsCopy } from './video-call.copy.ts';

test.each([
  ['Tomás González', 'de Tomás González', 'a Tomás González'],
  ['Dra. Paula Ríos', 'de la Dra. Paula Ríos', 'a la Dra. Paula Ríos'],
  ['Dr. Juan Paz', 'del Dr. Juan Paz', 'al Dr. Juan Paz'],
])('a title has its article within a sentence, a bare name has none: %s', (name, of, to) => {
  expect(stageCopy.remoteView(name)).toBe(`Video ${of}`);
  expect(bannerCopy.still(name)).toBe(`La imagen ${of} está detenida`);
  expect(textsCopy.received(name, 'Hola')).toBe(`Mensaje ${of}: Hola`);
  expect(bannerCopy.waitingFor(name)).toBe(`Esperando ${to}…`);
});

test.each([
  ['Tomás González', 'Tomás González', 'Tomás González'],
  ['Dra. Paula Ríos', 'La Dra. Paula Ríos', 'la Dra. Paula Ríos'],
  ['Dr. Juan Paz', 'El Dr. Juan Paz', 'el Dr. Juan Paz'],
])('and a capital one where it begins a sentence: %s', (name, first, later) => {
  expect(stageCopy.theirCameraIsOff(name)).toBe(`${first} tiene la cámara apagada`);
  expect(bannerCopy.professionalLeft(name)).toBe(`${first} salió de la llamada`);
  expect(callScreenCopy.heading(name)).toBe(`En consulta con ${later}`);
});
