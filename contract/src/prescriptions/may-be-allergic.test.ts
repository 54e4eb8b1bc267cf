import { describe, expect, test } from 'vitest';
import { mayBeAllergic } from './may-be-allergic.ts';

describe('what is recorded of allergies stops', () => {
  test.each([
    ['Penicilina', 'Amoxicilina'],
    ['penisilina', 'Fenoximetilpenicilina'],
    ['Penicilinas', 'Amoxicilina con ácido clavulánico'],
    ['amoxicilina (me broté)', 'Ampicilina con sulbactam'],
    ['Amoxidal', 'Amoxicilina con sulbactam'],
    ['Optamox', 'Bencilpenicilina benzatínica'],
    ['BETALACTÁMICOS', 'Cefalexina'],
    ['betalactámicos', 'Amoxicilina'],
    ['cefalosporinas', 'Ceftriaxona'],
    ['Sefalexina', 'Cefadroxilo'],
    ['Bactrim', 'Trimetoprima con sulfametoxazol'],
    ['sulfas', 'Sulfadiazina de plata'],
    ['Sulfamidas', 'Trimetoprima con sulfametoxazol'],
    ['cotrimoxazol', 'Sulfadiazina de plata'],
    ['trimetoprima', 'Trimetoprima con sulfametoxazol'],
    ['AINEs', 'Ibuprofeno'],
    ['AINE', 'Dipirona'],
    ['antiinflamatorios', 'Ketorolac'],
    ['aspirina', 'Ibuprofeno'],
    ['Aspirina', 'Ácido acetilsalicílico'],
    ['AAS', 'Naproxeno'],
    ['No sé, me broté con hibuprofeno', 'Ketoprofeno'],
    ['ibu', 'Diclofenac con paracetamol'],
    ['Tafirol', 'Tramadol con paracetamol'],
    ['metamizol', 'Dipirona con hioscina'],
    ['Novalgina', 'Dipirona'],
    ['Dipironas', 'Dipirona'],
    ['macrólidos', 'Azitromicina'],
    ['quinolonas', 'Levofloxacina'],
    ['yodo', 'Iodopovidona'],
    ['opioides', 'Paracetamol con codeína'],
    ['xilocaína', 'Lidocaína con hidrocortisona'],
    ['enalapril: angioedema', 'Ramipril'],
  ])('%s: %s', (allergies, medicine) => {
    expect(mayBeAllergic(allergies, medicine)).toBe(true);
  });
});

describe('what is recorded of allergies says nothing of', () => {
  test.each([
    ['Penicilina', 'Azitromicina'],
    ['penicilina', 'Minociclina'],
    ['Penicilina', 'Clindamicina'],
    ['AINEs', 'Paracetamol'],
    ['aspirina', 'Paracetamol'],
    ['dipirona', 'Ibuprofeno'],
    ['sulfas', 'Sulfato ferroso'],
    ['sulfamidas', 'Furosemida'],
    ['sulfas', 'Salbutamol'],
    ['Bactrim', 'Amoxicilina'],
    ['ácido fólico', 'Ácido acetilsalicílico'],
    ['vitamina B12', 'Vitamina C'],
    ['cloruro de sodio', 'Cloruro de potasio'],
    ['estatinas', 'Nistatina'],
    ['lactosa', 'Lactulosa'],
    ['proteína de la leche', 'Loratadina'],
    ['Polen y ácaros', 'Paracetamol'],
    ['mariscos', 'Iodopovidona'],
    ['maní', 'Amlodipina'],
    ['Sin TACC', 'Amoxicilina'],
    ['huevo', 'Prednisona'],
    ['picaduras de abeja', 'Epinefrina'],
    ['látex', 'Lidocaína'],
    ['níquel', 'Magnesio'],
    ['gatos, perros', 'Cetirizina'],
    ['codeína', 'Ibuprofeno'],
    ['Ninguna', 'Amoxicilina'],
    ['no refiere', 'Dipirona'],
    ['', 'Amoxicilina'],
    ['tafirol', 'Tramadol'],
    ['crema de calamina', 'Amoxicilina'],
  ])('%s: %s', (allergies, medicine) => {
    expect(mayBeAllergic(allergies, medicine)).toBe(false);
  });
});
