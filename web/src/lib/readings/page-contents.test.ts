import { afterEach, expect, test } from 'vitest';
import { changedContent, furtherNumbers } from './page-contents.ts';

afterEach(() => {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
});

function pageWith(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'cercana-contents';
  meta.content = content;
  document.head.append(meta);
}

test.each(['', '{', '{"help":7}', '[]'])(
  'what is no text of the page (%s) changes nothing',
  (json) => {
    pageWith(json);
    expect(changedContent('help')).toBeUndefined();
    expect(furtherNumbers()).toEqual([]);
  },
);

test('the page carries the texts that the clinic changed', () => {
  pageWith(JSON.stringify({ 'emergency-numbers': '147 Atención ciudadana', help: 'Otra' }));
  expect(changedContent('help')).toBe('Otra');
  expect(furtherNumbers()).toEqual([{ number: '147', description: 'Atención ciudadana' }]);
});
