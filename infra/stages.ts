import type { Language } from '#shared/words/language.ts'

/** What differs between one installation of the product and another; everything else is the same template. */
export interface Stage {
  name: string
  /** Hosts of our own that the site answers for, the first being the one that letters point to; none = CloudFront's own address. */
  domains: string[]
  /** Where people find the site, without a slash at the end, where it is not the first domain: links in letters begin with it. */
  origin?: string
  /** Numbers of the words that the API knows its calls by, `[1]` if nothing is said; CloudFront says the first one. */
  originWords?: number[]
  /** The address letters come from; its domain is the identity that mails are signed with. */
  mailFrom: string
  /** Where alarms are sent to; nobody is told if nothing is said. */
  alarmsTo?: string
  /** The language a host speaks when neither the path nor a preference says otherwise. */
  languages: Record<string, Language>
  /** Google's public key for the pages; its secret half is laid into the cloud by hand. Without it nothing is asked. */
  captcha?: { siteKey: string } | 'stand-in'
}

/** Where everything lives but what CloudFront wants in Virginia: people's data stay in the Union. */
export const region = 'eu-central-1'

export const stages = {
  production: {
    name: 'production',
    domains: ['szabi.hu', 'www.szabi.hu', 'szabi.eu'],
    mailFrom: 'Szabi <szabi@szabi.hu>',
    alarmsTo: 'uzemeltetes@szabi.hu',
    languages: { 'szabi.hu': 'hu', 'www.szabi.hu': 'hu', 'szabi.eu': 'en' },
  },
  staging: {
    name: 'staging',
    domains: [],
    mailFrom: 'Szabi <szabi@staging.szabi.hu>',
    languages: {},
  },
} satisfies Record<string, Stage>

/** The stage of the local cloud, whose address is known only when its door is open. */
export const localStage = (origin: string): Stage => ({
  name: 'local',
  domains: [],
  origin,
  mailFrom: 'Szabi <szabi@szabi.test>',
  languages: stages.production.languages,
  captcha: 'stand-in',
})

/** The stage of that name; throws with the names there are. */
export function stageOf(name: string): Stage {
  const stage = Object.entries(stages).find(([known]) => known === name)?.[1]
  if (!stage) throw new Error(`No stage is called ${name}; there are ${Object.keys(stages).join(', ')}.`)
  return stage
}
