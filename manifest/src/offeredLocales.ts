/** The languages of the picker, in its order: the five of the requirement, under its labels, and two partial ones. */
export const offeredLocales = [
  { key: 'en', name: 'English', label: 'English', flag: 'gb' },
  { key: 'de', name: 'Deutsch', label: 'Germany', flag: 'de' },
  { key: 'it', name: 'Italiano', label: 'Italy', flag: 'it' },
  { key: 'fr', name: 'Français', label: 'France', flag: 'fr' },
  { key: 'es', name: 'Español', label: 'Spain', flag: 'es' },
  { key: 'ja', name: '日本語', label: 'Japan', flag: 'jp', isPartial: true },
  { key: 'zh', name: '简体中文', label: 'China', flag: 'cn', isPartial: true },
] as const;
