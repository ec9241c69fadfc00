import type { Language } from '#shared/words/language.ts'

/** What differs between one installation of the product and another; everything else is the same template. */
export interface Stage {
  name: string
  /** Where people find the site, without a slash at the end: links in letters begin with it. */
  origin: string
  /** The address letters come from; its domain is the identity that mails are signed with. */
  mailFrom: string
  /** The language a host speaks when neither the path nor a preference says otherwise. */
  languages: Record<string, Language>
}

const languages: Stage['languages'] = { 'szabi.hu': 'hu', 'www.szabi.hu': 'hu', 'szabi.eu': 'en' }

export const stages = {
  production: { name: 'production', origin: 'https://szabi.hu', mailFrom: 'Szabi <szabi@szabi.hu>', languages },
  staging: {
    name: 'staging',
    origin: 'https://staging.szabi.hu',
    mailFrom: 'Szabi <szabi@staging.szabi.hu>',
    languages,
  },
} satisfies Record<string, Stage>

/** The stage of the local cloud, whose address is known only when its door is open. */
export const localStage = (origin: string): Stage => ({
  name: 'local',
  origin,
  mailFrom: 'Szabi <szabi@szabi.test>',
  languages,
})

/** The stage of that name; throws with the names there are. */
export function stageOf(name: string): Stage {
  const stage = Object.entries(stages).find(([known]) => known === name)?.[1]
  if (!stage) throw new Error(`No stage is called ${name}; there are ${Object.keys(stages).join(', ')}.`)
  return stage
}
