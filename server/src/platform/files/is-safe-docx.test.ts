import { describe, expect, test } from 'vitest';
import { aDocx, aZip } from '../../testing/sample-files.ts';
import { isSafeDocx } from './is-safe-docx.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MICROSOFT = 'http://schemas.microsoft.com/office/2006/relationships';

const isSafe = (name: string, data: string | Buffer = '') => isSafeDocx(aDocx([{ name, data }]));
/** A document with additional XML in its text. */
const withXml = (xml: string) => isSafe('word/header1.xml', `<w:hdr>${xml}</w:hdr>`);
const withRelationship = (attributes: string) =>
  isSafe(
    'word/_rels/document.xml.rels',
    `<Relationships><Relationship Id="r1" ${attributes}/></Relationships>`,
  );
const withType = (tag: string) =>
  isSafeDocx(
    aZip([
      { name: '[Content_Types].xml', data: `<Types>${tag}</Types>` },
      { name: 'word/document.xml', data: '<w:document/>' },
    ]),
  );
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

describe('a document is refused', () => {
  test.each([
    ['a template from elsewhere', `${OFFICE}/attachedTemplate`, 'External'],
    ['a template of its own', `${OFFICE}/attachedTemplate`, 'Internal'],
    ['a picture from elsewhere', `${OFFICE}/image`, 'External'],
    ['a picture from elsewhere, spelt in numbers', `${OFFICE}/image`, '&#x45;xterna&#108;'],
    ['a linked object', `${OFFICE}/oleObject`, 'External'],
    ['an embedded object', `${OFFICE}/oleObject`, 'Internal'],
    ['an embedded file', `${OFFICE}/package`, 'Internal'],
    ['a program', `${MICROSOFT}/vbaProject`, 'Internal'],
    ['a program, spelt in numbers', `${MICROSOFT}/vba&#80;roject`, 'Internal'],
    ['a subdocument', `${OFFICE}/subDocument`, 'Internal'],
    ['a frame', `${OFFICE}/frame`, 'Internal'],
    ['a control', `${OFFICE}/control`, 'Internal'],
    ['another format within', `${OFFICE}/aFChunk`, 'Internal'],
    [
      'an extension of the web',
      'http://schemas.microsoft.com/office/2011/relationships/webextension',
      'Internal',
    ],
  ])('with %s', async (_, type, mode) => {
    expect(await withRelationship(`Type="${type}" Target="x" TargetMode="${mode}"`)).toBe(false);
  });

  test.each([
    ['in other quotes', `Type='${OFFICE}/image' Target='x' TargetMode = 'External'`],
    ['behind a sign', `Target="a>b" Type="${OFFICE}/image" TargetMode="External"`],
    ['beside another mode', `Type="${OFFICE}/image" TargetMode="External" x:TargetMode="Internal"`],
    ['beside a link', `Type="${OFFICE}/image" x:Type="${OFFICE}/hyperlink" TargetMode="External"`],
  ])('with a picture from elsewhere that is written %s', async (_, attributes) => {
    expect(await withRelationship(attributes)).toBe(false);
  });

  test.each([
    ['in one piece', code('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"')],
    ['in small letters', code(' dde excel')],
    ['over several runs', `${mark('begin')}${code('D')}${code('DE')}${code('AUTO x')}`],
    ['in numbers', code('&#68;&#x44;E x')],
    ['as data', code('<![CDATA[DDE x]]>')],
    ['parted by a comment', code('DD<!-- -->EAUTO x')],
    ['in a simple field', '<w:fldSimple w:instr=" DDEAUTO x"/>'],
    ['in a simple field and numbers', '<w:fldSimple w:instr="&#68;DE x"/>'],
    ['under another prefix', '<a:instrText>DDE x</a:instrText>'],
    ['in what was deleted', '<w:delInstrText>DDE x</w:delInstrText>'],
    [
      'by a field within whose marks are closed apart',
      `<w:fldChar w:fldCharType="begin"></w:fldChar>${code('D')}<w:fldChar w:fldCharType="begin"></w:fldChar>`,
    ],
    [
      'by a field within',
      `${mark('begin')}${code(' D')}${mark('begin')}${code('QUOTE 68 69')}${mark('end')}`,
    ],
  ])('with a field of DDE %s', async (_, xml) => {
    expect(await withXml(xml)).toBe(false);
  });

  test('with field codes or attributes longer than anybody writes', async () => {
    expect(await withXml(code('x'.repeat(1_000_001)))).toBe(false);
    expect(await withXml(`<w:fldSimple w:instr="${'x'.repeat(65_537)}"/>`)).toBe(false);
  });

  test('with more XML than some thousand pages have', async () => {
    const half = Buffer.from(`<a b="${'x'.repeat(8 * 1024 * 1024)}"/>`);
    const parts = ['word/a.xml', 'word/b.xml'].map((name) => ({ name, data: half }));
    expect(await isSafeDocx(aDocx(parts.slice(1)))).toBe(true);
    expect(await isSafeDocx(aDocx(parts))).toBe(false);
  });

  test.each(['altChunk', 'externalData', 'subDoc', 'OLEObject'])(
    'with an element %s',
    async (name) => {
      expect(await withXml(`<w:${name} r:id="r1"/>`)).toBe(false);
    },
  );

  test.each([
    'word/media/a.exe',
    'word/a.html',
    'word/x.bin',
    'word/vbaData.xml',
    'word/activeX/activeX1.xml',
    'word/embeddings/Hoja1.xlsx',
    'word/media/sin-tipo',
  ])('with a part %s', async (name) => {
    expect(await isSafe(name)).toBe(false);
  });

  test.each([
    [
      'a program by another name',
      '<Override PartName="/word/x.xml" ContentType="application/vnd.ms-office.vbaProject"/>',
    ],
    [
      'macros',
      '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    ],
    [
      'binary parts that are no settings of a printer',
      '<Default Extension="bin" ContentType="application/octet-stream"/>',
    ],
    [
      'a text that is called a picture',
      '<Override PartName="/word/a.png" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
    ],
  ])('whose types name %s', async (_, tag) => {
    expect(await withType(tag)).toBe(false);
  });

  test.each([
    ['of a DOCTYPE', '<!DOCTYPE a [<!ENTITY d "DDE">]><a/>'],
    ['of UTF-16', Buffer.from('\uFEFF<a/>', 'utf16le')],
    ['of UTF-16 without its mark', Buffer.from('<a/>', 'utf16le')],
    ['of UTF-7', '<?xml version="1.0" encoding="utf-7"?><a/>'],
    ['of bytes that are no text', Buffer.from([0x3c, 0xff, 0x3e])],
    ['that ends in a tag', '<a b="'],
    ['that ends in a comment', '<a/><!-- '],
  ])('with a part %s', async (_, data) => {
    expect(await isSafe('word/styles.xml', data)).toBe(false);
  });
});

/** A document whose settings refer to a template, with the given relationships. */
const withTemplate = (
  target: string,
  { mode = 'External', id = 'rId1', others = '', app = '<Properties/>' } = {},
) =>
  isSafeDocx(
    aDocx([
      {
        name: 'word/settings.xml',
        data: `<w:settings><w:attachedTemplate r:id="${id}"/></w:settings>`,
      },
      {
        name: 'word/_rels/settings.xml.rels',
        data: `<Relationships><Relationship Id="rId1" Type="${OFFICE}/attachedTemplate" Target="${target}" TargetMode="${mode}"/></Relationships>`,
      },
      { name: 'docProps/app.xml', data: app },
      {
        name: 'word/_rels/document.xml.rels',
        data: `<Relationships>${others}</Relationships>`,
      },
    ]),
  );
const link = (id: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="https://ejemplo.test/a.dotm" TargetMode="External"/>`;

describe('a template', () => {
  test.each([
    'file:///C:\\Users\\Ana%20P%C3%A9rez\\AppData\\Roaming\\Microsoft\\Templates\\Historia.dotx',
    'file:///D:/Plantillas/Historia clínica.DOTM',
    'Historia.dotx',
    'Historia%20cl%C3%ADnica.dotm',
  ])('of the author, %s, is not fetched and is taken', async (target) => {
    expect(await withTemplate(target)).toBe(true);
    expect(await withTemplate(target, { others: link('rId7') })).toBe(true);
  });

  test.each([
    'http://ejemplo.test/a.dotm',
    'https://ejemplo.test/a.dotx',
    'https:a.dotx',
    'mhtml:a.dotx',
    'file://servidor/a.dotx',
    'file:////servidor/a.dotx',
    'file:///\\\\servidor\\a.dotx',
    'file:\\\\servidor\\a.dotx',
    'file:///%5C%5Cservidor%5Ca.dotx',
    'file:///C%3A/a.dotx',
    'file:///C:a.dotx',
    'file:///C:/a:b.dotx',
    'file:///C:/a%00.dotx',
    'file:///C:/a%.dotx',
    '\\\\servidor\\a.dotx',
    '//servidor/a.dotx',
    '/a.dotx',
    '../a.dotx',
    'carpeta/a.dotx',
    '..%2Fa.dotx',
    '%5C%5Cservidor%5Ca.dotx',
    'a.dotx?b=c.dotx',
    'a.docm',
    'a.exe',
    '.dotx',
    '',
  ])('from elsewhere, %s, is refused', async (target) => {
    expect(await withTemplate(target)).toBe(false);
  });

  test('within the document is refused', async () => {
    expect(await withTemplate('a.dotx', { mode: 'Internal' })).toBe(false);
  });

  test('that is taken from a link is refused, wherever the link is', async () => {
    const others = link('rId7');
    expect(await withTemplate('a.dotx', { id: 'rId7', others })).toBe(false);
    expect(await withTemplate('a.dotx', { id: '&#114;Id7', others })).toBe(false);
    expect(await withTemplate('a.dotx', { id: 'a&amp;b', others: link('a&#38;b') })).toBe(false);
    expect(await withTemplate('a.dotx', { others: link('rId1') })).toBe(false);
  });

  test('that is looked for elsewhere is refused', async () => {
    const app = '<Properties><HyperlinkBase>https://ejemplo.test/</HyperlinkBase></Properties>';
    expect(await withTemplate('a.dotx', { app })).toBe(false);
    const attributes = `Type="${OFFICE}/attachedTemplate" Target="a.dotx" TargetMode="External"`;
    expect(await withRelationship(attributes)).toBe(true);
    expect(await withRelationship(`${attributes} xml:base="https://ejemplo.test/"`)).toBe(false);
    expect(
      await isSafe('word/_rels/a.xml.rels', '<Relationships xml:base="https://ejemplo.test/"/>'),
    ).toBe(false);
  });
});

describe('a document is taken', () => {
  test('with links, pictures, fonts and settings of a printer', async () => {
    const printer =
      'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings';
    const document = aZip([
      {
        name: '[Content_Types].xml',
        data: `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Types><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="bin" ContentType="${printer}"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      },
      {
        name: 'word/_rels/document.xml.rels',
        data: `<Relationships><Relationship Id="r1" Type="${OFFICE}/hyperlink" Target="https://ejemplo.test/?a=1&amp;b=2" TargetMode="External"/><Relationship Id="r2" Type="${OFFICE}/image" Target="media/image1.png"/></Relationships>`,
      },
      { name: 'word/', data: '' },
      {
        name: 'word/document.xml',
        data: '<w:document><!-- x --><w:t>DDE en sangre</w:t></w:document>',
      },
      { name: 'word/media/image1.png', data: Buffer.from([0, 1, 2]) },
      { name: 'word/media/image2.svg', data: '<svg/>' },
      { name: 'word/fonts/font1.odttf', data: 'x' },
      { name: 'word/printerSettings1.bin', data: 'x' },
      { name: 'customXml/_rels/item1.xml.rels', data: '<Relationships/>' },
    ]);
    expect(await isSafeDocx(document)).toBe(true);
  });

  test.each([
    ['a page number', '<w:fldSimple w:instr=" PAGE \\* MERGEFORMAT "/>'],
    ['a link', code(' HYPERLINK "https://ejemplo.test/odde" ')],
    [
      'a sum of fields',
      `${mark('begin')}${code('=')}${mark('begin')}${code(' PAGE ')}${mark('separate')}${mark('end')}${code(' - 1')}${mark('end')}`,
    ],
    ['an empty code before text', '<w:instrText/><w:t>DDE</w:t>'],
  ])('with the field of %s', async (_, xml) => {
    expect(await withXml(xml)).toBe(true);
  });
});
