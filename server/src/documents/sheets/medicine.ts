import { entryBlock } from '../../platform/pdf/numbered.ts';
import type { Block, Sheet } from '../../platform/pdf/sheet.ts';
import { type } from '../../platform/pdf/style.ts';
import type { DocumentMedicine } from '../document-data.ts';
import {
  brandSuggestion,
  extendedTreatment,
  noSubstitution,
  quantity,
  saleCondition,
} from './sheets.copy.ts';

/** A medicine; its generic name is the largest and heaviest text (requirement: generic name). */
export function medicineBlock(sheet: Sheet, medicine: DocumentMedicine, number: number): Block {
  const { description, concentration, form, presentation, posology, brand } = medicine;
  return entryBlock(sheet, number, [
    { text: `${description} ${concentration}`, style: type.prominent },
    {
      text: [form, presentation, quantity(medicine.quantity), ...conditions(medicine)].join(' · '),
      style: type.strong,
    },
    { text: posology, style: type.body },
    ...(brand ? [{ text: brandSuggestion(brand.name, brand.reason), style: type.note }] : []),
  ]);
}

const conditions = (medicine: DocumentMedicine) =>
  [
    saleCondition[medicine.saleCondition],
    medicine.extended && extendedTreatment,
    !medicine.substitution && noSubstitution,
  ].filter((condition) => condition !== false);
