type Body = () => Promise<{ default: { body: string[] } }>

/** The texts of the articles by slug, each loaded with its page. */
export const articleBodies: Readonly<Record<string, Body>> = {
  'hany-nap-szabadsag-jar-2026-ban': () => import('#shared/site/articles/hany-nap-szabadsag-jar-2026-ban.json'),
  'ledolgozando-szombatok-2026-ban': () => import('#shared/site/articles/ledolgozando-szombatok-2026-ban.json'),
  'evkozi-belepes-igy-aranyosits': () => import('#shared/site/articles/evkozi-belepes-igy-aranyosits.json'),
  'tiz-nap-az-apanak': () => import('#shared/site/articles/tiz-nap-az-apanak.json'),
  'betegszabadsag-vagy-tappenz': () => import('#shared/site/articles/betegszabadsag-vagy-tappenz.json'),
  'atviheto-e-a-szabadsag-jovore': () => import('#shared/site/articles/atviheto-e-a-szabadsag-jovore.json'),
  'mit-kell-nyilvantartani': () => import('#shared/site/articles/mit-kell-nyilvantartani.json'),
}
