import type { DocumentKind } from '@app/contract/documents';
import { heightOfSection, section } from '../../platform/pdf/blocks.ts';
import { closeSheet, openSheet, type Sheet, tagged, write } from '../../platform/pdf/sheet.ts';
import { color, FULL_WIDTH, MARGIN, type } from '../../platform/pdf/style.ts';
import { heightOf, paint, widthOf } from '../../platform/pdf/text.ts';
import type { DocumentBase } from '../document-data.ts';
import { identityText, people } from './people.ts';
import {
  checkAt,
  documentTitle,
  instantText,
  issuedOn,
  testMark,
  section as titles,
} from './sheets.copy.ts';
import { signatureBlock } from './verification.ts';

/** Writes the parts common to every document: title, people, content and signature. */
export function writeDocument(
  data: DocumentBase & { kind: DocumentKind },
  writeContent: (sheet: Sheet) => void,
): Promise<Buffer> {
  const title = documentTitle[data.kind];
  const sheet = openSheet({
    brand: data.brand,
    title,
    author: data.professional.fullName,
    runningLine: `${title} · ${identityText(data.patient)} · ${data.patient.fullName}`,
    footer: checkAt(data.verificationAddress.replace(/^https?:\/\//, '')),
    issuedAt: new Date(data.issuedAt),
    mark: data.testMark ? testMark : null,
  });
  const signature = signatureBlock(sheet, data);
  sheet.closingHeight = heightOfSection(signature);
  writeTitle(sheet, title, data);
  people(sheet, data);
  writeContent(sheet);
  section(sheet, titles.signature, [signature]);
  return closeSheet(sheet);
}

/** Aligns the date at the right with the baseline of the title. */
const SUBTITLE_RISE = 19;
const TITLE_GAP = 12;

/** The title, with the date at its right, or below if both do not fit on one line. */
function writeTitle(sheet: Sheet, title: string, { issuedAt, testMark }: DocumentBase): void {
  const { doc } = sheet;
  const date = issuedOn(instantText(issuedAt));
  const box = { x: MARGIN, y: sheet.y, width: FULL_WIDTH };
  const taken = widthOf(doc, title, type.title) + TITLE_GAP + widthOf(doc, date, type.subtitle);
  const isBeside = taken <= FULL_WIDTH;
  const titleHeight = heightOf(doc, title, type.title, FULL_WIDTH);
  write(sheet, 'H1', title, type.title, box);
  write(sheet, 'P', date, type.subtitle, {
    ...box,
    y: sheet.y + titleHeight - (isBeside ? SUBTITLE_RISE : 0),
  });
  const dateHeight = isBeside ? 0 : heightOf(doc, date, type.subtitle, FULL_WIDTH);
  sheet.y += titleHeight + dateHeight + 5;
  if (testMark) writeTestBanner(sheet);
}

const BANNER_HEIGHT = 20;

/** Banner that says the same in words, for readers who do not see the mark (requirement: test documents). */
function writeTestBanner(sheet: Sheet): void {
  const { doc, y } = sheet;
  tagged(sheet, 'P', () => {
    doc.roundedRect(MARGIN, y, FULL_WIDTH, BANNER_HEIGHT, 6).fill(color.dangerTint);
    paint(doc, testMark, type.mark, { x: MARGIN, y: y + 2.5, width: FULL_WIDTH });
  });
  sheet.y += BANNER_HEIGHT + 5;
}
