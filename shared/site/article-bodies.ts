type Body = () => Promise<{ default: { body: string[] } }>

/** The texts of the articles by slug, each loaded with its page. */
export const articleBodies: Readonly<Record<string, Body>> = {
  'hany-nap-szabadsag-jar-2026-ban': () => import('./articles/hany-nap-szabadsag-jar-2026-ban.json'),
  'ledolgozando-szombatok-2026-ban': () => import('./articles/ledolgozando-szombatok-2026-ban.json'),
  'evkozi-belepes-igy-aranyosits': () => import('./articles/evkozi-belepes-igy-aranyosits.json'),
  'tiz-nap-az-apanak': () => import('./articles/tiz-nap-az-apanak.json'),
  'betegszabadsag-vagy-tappenz': () => import('./articles/betegszabadsag-vagy-tappenz.json'),
  'atviheto-e-a-szabadsag-jovore': () => import('./articles/atviheto-e-a-szabadsag-jovore.json'),
  'mit-kell-nyilvantartani': () => import('./articles/mit-kell-nyilvantartani.json'),
}
