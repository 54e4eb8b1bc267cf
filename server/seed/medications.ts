/** Common medicines by generic name: name | form | concentration | presentation | condition of sale. */
const TABLE = `
Paracetamol|comprimido|500 mg|envase por 20|free
Paracetamol|comprimido|1 g|envase por 20|prescription
Paracetamol|solución oral en gotas|100 mg/ml|frasco por 20 ml|free
Ibuprofeno|comprimido|400 mg|envase por 20|free
Ibuprofeno|comprimido|600 mg|envase por 20|prescription
Ibuprofeno|suspensión oral|2 g/100 ml|frasco por 90 ml|free
Ibuprofeno|suspensión oral|4 g/100 ml|frasco por 100 ml|prescription
Naproxeno|comprimido|500 mg|envase por 20|prescription
Diclofenac|comprimido|50 mg|envase por 15|prescription
Diclofenac|comprimido|75 mg|envase por 15|prescription
Diclofenac|gel|1 %|pomo por 50 g|free
Ketorolac|comprimido|10 mg|envase por 10|prescription
Meloxicam|comprimido|15 mg|envase por 10|prescription
Ácido acetilsalicílico|comprimido|100 mg|envase por 30|prescription
Dipirona|comprimido|500 mg|envase por 10|prescription
Dipirona|jarabe|50 mg/ml|frasco por 100 ml|prescription
Tramadol|comprimido|50 mg|envase por 20|archived
Pregabalina|cápsula|75 mg|envase por 30|archived
Ciclobenzaprina|comprimido|10 mg|envase por 20|prescription
Pridinol con meloxicam|comprimido|4 mg + 15 mg|envase por 10|prescription
Amoxicilina|comprimido|500 mg|envase por 16|archived
Amoxicilina|comprimido|875 mg|envase por 14|archived
Amoxicilina|polvo para suspensión oral|250 mg/5 ml|frasco por 90 ml|archived
Amoxicilina|polvo para suspensión oral|500 mg/5 ml|frasco por 90 ml|archived
Amoxicilina con ácido clavulánico|comprimido|875 mg + 125 mg|envase por 14|archived
Amoxicilina con ácido clavulánico|polvo para suspensión oral|400 mg + 57 mg/5 ml|frasco por 70 ml|archived
Fenoximetilpenicilina|comprimido|1.000.000 UI|envase por 12|archived
Cefalexina|comprimido|500 mg|envase por 16|archived
Cefalexina|polvo para suspensión oral|250 mg/5 ml|frasco por 90 ml|archived
Cefuroxima|comprimido|500 mg|envase por 14|archived
Azitromicina|comprimido|500 mg|envase por 3|archived
Azitromicina|polvo para suspensión oral|200 mg/5 ml|frasco por 15 ml|archived
Claritromicina|comprimido|500 mg|envase por 16|archived
Ciprofloxacina|comprimido|500 mg|envase por 10|archived
Norfloxacina|comprimido|400 mg|envase por 14|archived
Nitrofurantoína|cápsula|100 mg|envase por 20|archived
Fosfomicina|granulado para solución oral|3 g|sobre por 1|archived
Trimetoprima con sulfametoxazol|comprimido|160 mg + 800 mg|envase por 10|archived
Metronidazol|comprimido|500 mg|envase por 20|archived
Metronidazol|óvulo|500 mg|envase por 10|archived
Doxiciclina|comprimido|100 mg|envase por 10|archived
Mupirocina|crema|2 %|pomo por 15 g|archived
Ácido fusídico|crema|2 %|pomo por 15 g|archived
Aciclovir|comprimido|400 mg|envase por 30|prescription
Aciclovir|crema|5 %|pomo por 5 g|prescription
Valaciclovir|comprimido|500 mg|envase por 10|prescription
Oseltamivir|cápsula|75 mg|envase por 10|prescription
Fluconazol|cápsula|150 mg|envase por 1|prescription
Clotrimazol|crema|1 %|pomo por 20 g|free
Nistatina|suspensión oral|100.000 UI/ml|frasco por 24 ml|prescription
Mebendazol|comprimido|100 mg|envase por 6|prescription
Albendazol|comprimido|400 mg|envase por 1|prescription
Ivermectina|comprimido|6 mg|envase por 2|prescription
Permetrina|crema|5 %|pomo por 60 g|prescription
Loratadina|comprimido|10 mg|envase por 10|free
Loratadina|jarabe|1 mg/ml|frasco por 60 ml|free
Cetirizina|comprimido|10 mg|envase por 20|prescription
Desloratadina|jarabe|0,5 mg/ml|frasco por 60 ml|prescription
Difenhidramina|comprimido|50 mg|envase por 20|prescription
Budesonida|aerosol nasal|64 mcg/dosis|frasco por 120 dosis|prescription
Mometasona|aerosol nasal|50 mcg/dosis|frasco por 140 dosis|prescription
Salbutamol|aerosol para inhalar|100 mcg/dosis|envase por 200 dosis|prescription
Budesonida con formoterol|polvo para inhalar|160 mcg + 4,5 mcg|envase por 60 dosis|prescription
Fluticasona|aerosol para inhalar|125 mcg/dosis|envase por 120 dosis|prescription
Bromuro de ipratropio|aerosol para inhalar|20 mcg/dosis|envase por 200 dosis|prescription
Montelukast|comprimido masticable|5 mg|envase por 30|prescription
Ambroxol|jarabe|15 mg/5 ml|frasco por 120 ml|free
Dextrometorfano|jarabe|15 mg/5 ml|frasco por 120 ml|free
Betametasona|gotas orales|0,5 mg/ml|frasco por 15 ml|prescription
Betametasona|crema|0,1 %|pomo por 30 g|prescription
Hidrocortisona|crema|1 %|pomo por 15 g|prescription
Prednisona|comprimido|20 mg|envase por 20|prescription
Meprednisona|comprimido|40 mg|envase por 10|prescription
Dexametasona|comprimido|4 mg|envase por 10|prescription
Omeprazol|cápsula|20 mg|envase por 28|prescription
Pantoprazol|comprimido|40 mg|envase por 28|prescription
Hidróxido de aluminio con hidróxido de magnesio|suspensión oral|400 mg + 400 mg/10 ml|frasco por 200 ml|free
Metoclopramida|comprimido|10 mg|envase por 20|prescription
Domperidona|comprimido|10 mg|envase por 20|prescription
Ondansetrón|comprimido|8 mg|envase por 10|prescription
Hioscina|comprimido|10 mg|envase por 20|free
Loperamida|comprimido|2 mg|envase por 10|free
Sales de rehidratación oral|polvo para solución oral|fórmula OMS|sobre por 1 litro|free
Simeticona|comprimido masticable|125 mg|envase por 20|free
Lactulosa|jarabe|65 g/100 ml|frasco por 200 ml|free
Polietilenglicol 3350|polvo para solución oral|17 g|envase por 15 sobres|free
Enalapril|comprimido|10 mg|envase por 60|prescription
Enalapril|comprimido|5 mg|envase por 60|prescription
Losartán|comprimido|50 mg|envase por 30|prescription
Valsartán|comprimido|160 mg|envase por 28|prescription
Amlodipina|comprimido|5 mg|envase por 30|prescription
Hidroclorotiazida|comprimido|25 mg|envase por 30|prescription
Furosemida|comprimido|40 mg|envase por 30|prescription
Espironolactona|comprimido|25 mg|envase por 30|prescription
Atenolol|comprimido|50 mg|envase por 30|prescription
Bisoprolol|comprimido|5 mg|envase por 30|prescription
Carvedilol|comprimido|12,5 mg|envase por 28|prescription
Atorvastatina|comprimido|20 mg|envase por 30|prescription
Rosuvastatina|comprimido|10 mg|envase por 28|prescription
Metformina|comprimido|850 mg|envase por 60|prescription
Metformina|comprimido de liberación prolongada|1000 mg|envase por 30|prescription
Gliclazida|comprimido|60 mg|envase por 30|prescription
Insulina glargina|solución inyectable|100 UI/ml|envase por 5 lapiceras|prescription
Levotiroxina|comprimido|50 mcg|envase por 50|prescription
Levotiroxina|comprimido|100 mcg|envase por 50|prescription
Hierro polimaltosato|comprimido masticable|100 mg|envase por 30|prescription
Ácido fólico|comprimido|5 mg|envase por 30|prescription
Vitamina D3|solución oral|100.000 UI|frasco por 2 ml|prescription
Sertralina|comprimido|50 mg|envase por 30|archived
Escitalopram|comprimido|10 mg|envase por 30|archived
Clonazepam|comprimido|0,5 mg|envase por 30|archived
Alprazolam|comprimido|0,5 mg|envase por 30|archived
Sumatriptán|comprimido|50 mg|envase por 2|prescription
Betahistina|comprimido|24 mg|envase por 20|prescription
Tobramicina|solución oftálmica|0,3 %|frasco por 5 ml|archived
Tobramicina con dexametasona|suspensión oftálmica|0,3 % + 0,1 %|frasco por 5 ml|archived
Olopatadina|solución oftálmica|0,1 %|frasco por 5 ml|prescription
Carboximetilcelulosa|solución oftálmica|0,5 %|frasco por 15 ml|free
Ciprofloxacina con hidrocortisona|suspensión ótica|0,2 % + 1 %|frasco por 10 ml|archived
Tamsulosina|cápsula|0,4 mg|envase por 30|prescription
Drospirenona con etinilestradiol|comprimido|3 mg + 0,03 mg|envase por 28|prescription
Levonorgestrel|comprimido|1,5 mg|envase por 1|prescription
Morfina|comprimido|10 mg|envase por 20|restricted
Metilfenidato|comprimido|10 mg|envase por 30|restricted`;

export type SeedMedication = {
  generic_name: string;
  form: string;
  concentration: string;
  presentation: string;
  sale_condition: string;
};

export const medications: SeedMedication[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [
      generic_name = '',
      form = '',
      concentration = '',
      presentation = '',
      sale_condition = '',
    ] = line.split('|');
    return { generic_name, form, concentration, presentation, sale_condition };
  });
