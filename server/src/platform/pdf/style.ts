/** An A4 sheet and our columns, in points. */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 48;
/** Width of the column at the left for titles. */
export const RAIL_WIDTH = 96;
export const CONTENT_X = MARGIN + RAIL_WIDTH;
export const CONTENT_WIDTH = PAGE_WIDTH - MARGIN - CONTENT_X;
export const FULL_WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Vertical limits of the content, between header and footer. */
export const TOP = 60;
export const BOTTOM = 790;
/** Gap between rows. */
export const ROW_GAP = 2;

export const color = {
  ink: '#14231F',
  soft: '#40524C',
  line: '#D3DCD7',
  brand: '#0B5F58',
  tint: '#E8F6F3',
  danger: '#7F1712',
  dangerTint: '#FDEFEE',
  black: '#000000',
  white: '#FFFFFF',
} as const;

export type TextStyle = {
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right';
  spacing?: number;
};

/** Font sizes, from the title of the document down. */
export const type = {
  title: { size: 22, bold: true, color: color.ink },
  subtitle: { size: 10, color: color.soft, align: 'right' },
  rail: { size: 10.5, bold: true, color: color.brand },
  name: { size: 14, bold: true, color: color.ink },
  prominent: { size: 15, bold: true, color: color.ink },
  label: { size: 8, color: color.soft },
  value: { size: 10, color: color.ink },
  strong: { size: 11, bold: true, color: color.ink },
  body: { size: 11, color: color.ink },
  note: { size: 8.5, color: color.soft },
  code: { size: 11, bold: true, color: color.ink, spacing: 0.35 },
  mark: { size: 11, bold: true, color: color.danger, align: 'center' },
} as const satisfies Record<string, TextStyle>;
