/** 'la Dra. Paula Ríos', 'el Dr. Juan Paz': the article follows the title in the name. */
export const withArticle = (name: string): string => {
  if (name.startsWith('Dra. ')) return `la ${name}`;
  return name.startsWith('Dr. ') ? `el ${name}` : name;
};

/** 'La Dra. Paula Ríos', at the start of a sentence. */
export function withCapitalArticle(name: string): string {
  const words = withArticle(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
