/**
 * A class of medicines: the words by which people name it, and the ingredients that belong to it, both as
 * patterns of plain text. An allergy to one of a class is an alarm for the others where `crossReacts`.
 */
export type MedicineClass = { named: RegExp; holds: RegExp; crossReacts?: true };

// With s for c too, as many write them.
const PENICILLINS = /(mox|mp|pen)i[cs]ilina/;
const CEPHALOSPORINS = /^[cs]ef/;

/** Classes of the substances in the product's list. Sources: the ATC groups of each. */
export const medicineClasses: readonly MedicineClass[] = [
  { named: /^pen[ei][cs]ilin/, holds: PENICILLINS, crossReacts: true },
  { named: /^[cs]efalosporin/, holds: CEPHALOSPORINS, crossReacts: true },
  {
    named: /^betalactam|^lactam/,
    holds: new RegExp(`${PENICILLINS.source}|${CEPHALOSPORINS.source}`),
  },
  { named: /^sulfa(s|mid\w*)?$|^sulfonamid/, holds: /^sulfa(met|dia)/, crossReacts: true },
  {
    named: /^aines?$|^antiinflamatori/,
    holds:
      /profeno|diclofenac|naproxeno|ketorolac|oxicam|indometacina|coxib|acetilsalicil|mefenam|clonixin|bencidamina/,
    crossReacts: true,
  },
  // Dipirona alone is often not tolerated; those who name the class mean it too.
  { named: /^aines?$|^antiinflamatori|^pirazol/, holds: /dipirona|fenazona/ },
  { named: /^salicilat/, holds: /salicil/, crossReacts: true },
  { named: /^macrolid/, holds: /romicina|azitromicina/, crossReacts: true },
  { named: /^(fluoro?)?quinolon/, holds: /floxacina/, crossReacts: true },
  { named: /^tetraciclin/, holds: /(doxi|mino|lime)ciclina/, crossReacts: true },
  { named: /^aminoglu[cs]/, holds: /gentamicina|tobramicina|neomicina/, crossReacts: true },
  {
    named: /^opi(oide|aceo)|^opio/,
    holds: /codeina|morfina|oxicodona|tramadol|tapentadol|fentanilo|buprenorfina|metadona/,
  },
  { named: /^ben[zs]odia[zcs]epin/, holds: /azepam|zolam/ },
  { named: /^estatina/, holds: /vastatina/ },
  {
    named: /^corticoid|^corticoesteroid|^corticosteroid/,
    holds: /sona|solona|sonid|deflazacort|clobetasol/,
  },
  { named: /^ieca/, holds: /^(enala|lisino|perindo|rami)pril/, crossReacts: true },
  { named: /^sartan/, holds: /sartan/ },
  { named: /^anestesicos? local|^cainas?$|^xilocaina/, holds: /caina/, crossReacts: true },
  { named: /^[iy]od(o|ad[oa])s?$|^[iy]odopovidona/, holds: /iodopovidona|amiodarona/ },
  { named: /^heparina/, holds: /enoxaparina/ },
  { named: /^hierro/, holds: /hierro|ferroso/ },
];
