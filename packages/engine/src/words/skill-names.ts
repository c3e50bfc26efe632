// Skills in words: their names in the rules are kebab case and American.

/** Skills whose words differ from their names in the rules. */
const NAMES: Readonly<Record<string, string>> = {
  'pick-axe': 'pickaxe',
  saber: 'sabre',
  'two-handed-sword': 'two-handed sword',
};

/** The name of a skill: `two-handed sword`. */
export function skillName(skill: string): string {
  return NAMES[skill] ?? skill.replaceAll('-', ' ');
}
