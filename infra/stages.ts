import { Provider } from '#shared/account/identity.ts'
import type { Language } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'

/** The settings that differ between installations of the product. */
export interface Stage {
  name: string
  /** The site's domains, of which the first is used in emails; none for CloudFront's own domain. */
  domains: string[]
  /** The origin of links in emails, without a trailing slash, where it is not the first domain. */
  origin?: string
  /** Further origins of its pages, beside its domains. */
  furtherOrigins?: string[]
  /** The versions of the origin secret that functions accept, of which CloudFront sends the first; `[1]` by default. */
  originSecretVersions?: number[]
  /** The versions of the signing seed that functions accept, of which the first signs; `[1]` by default. */
  signingSeedVersions?: number[]
  /** Whether its stacks refuse to be deleted until that is allowed by hand. */
  isProtected?: boolean
  /** The sender of emails; its domain is the SES identity. */
  mailFrom: string
  /** How many emails SES takes in a second from this account. */
  mailPerSecond: number
  /** The address that people write to for help. */
  supportAddress: string
  /** The operator's address for CloudWatch alarms, if any. */
  alarmsTo?: string
  /** The default language of each host, where neither the path nor a preference names one. */
  languages: Record<string, Language>
  /** Google's site key, whose secret is entered into Secrets Manager by hand; no captcha without it. */
  captcha?: { siteKey: string } | 'stand-in'
  /** Whether it has an app in Slack, whose secrets are entered into Secrets Manager by hand; or where a stand-in for Slack answers. */
  slack?: true | { standIn: string }
  /** Whether webhooks may have addresses of this machine and of private networks, and need no TLS; never in AWS. */
  callsPrivateAddresses?: boolean
  /** By whose word people may sign in; the client of each is entered into Secrets Manager by hand. */
  providers?: Provider[] | 'stand-in'
}

/** The region of everything but CloudFront's resources in Virginia; personal data stay in the EU. */
export const region = 'eu-central-1'

export const stages = {
  production: {
    name: 'production',
    isProtected: true,
    domains: ['szabi.hu', 'www.szabi.hu', 'szabi.eu'],
    mailFrom: `${productName} <szabi@szabi.hu>`,
    mailPerSecond: 14,
    supportAddress: 'segitseg@szabi.hu',
    alarmsTo: 'uzemeltetes@szabi.hu',
    languages: { 'szabi.hu': 'hu', 'www.szabi.hu': 'hu', 'szabi.eu': 'en' },
  },
  staging: {
    name: 'staging',
    domains: [],
    mailFrom: `${productName} <szabi@staging.szabi.hu>`,
    // As SES begins with every account.
    mailPerSecond: 1,
    supportAddress: 'segitseg@szabi.hu',
    alarmsTo: 'uzemeltetes@szabi.hu',
    languages: {},
  },
} satisfies Record<string, Stage>

/** The stage of the local cloud, whose origin is known once it listens. */
export const localStage = (origin: string, furtherOrigins: string[] = []): Stage => ({
  name: 'local',
  domains: [],
  origin,
  furtherOrigins,
  mailFrom: `${productName} <szabi@szabi.test>`,
  mailPerSecond: 1000,
  supportAddress: 'segitseg@szabi.test',
  languages: stages.production.languages,
  captcha: 'stand-in',
  callsPrivateAddresses: true,
  providers: 'stand-in',
})

/** The providers that a stage offers. */
export const providersOf = ({ providers = [] }: Pick<Stage, 'providers'>): readonly Provider[] =>
  providers === 'stand-in' ? Provider.options : providers

/** The stage of a name. @throws Error with the known names */
export function stageOf(name: string): Stage {
  const stage = Object.entries(stages).find(([known]) => known === name)?.[1]
  if (!stage) throw new Error(`No stage is called ${name}; there are ${Object.keys(stages).join(', ')}.`)
  return stage
}
