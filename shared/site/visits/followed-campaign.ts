/** Longest value of a utm field that is kept. */
export const longestUtm = 100
/** Longest address of the page before that is kept. */
export const longestReferer = 300

export const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type UtmField = (typeof utmFields)[number]

/** What an advertisement says of itself in the address that it leads to, and the page where it stood, which may be none. */
export type FollowedCampaign = Record<UtmField | 'referer', string>

/** The utm fields of an address, as far as they are there; undefined where there is none. */
export function campaignOf(search: string, referer: string): FollowedCampaign | undefined {
  const query = new URLSearchParams(search)
  const valueOf = (name: UtmField) =>
    (query.get(name) ?? '')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, longestUtm)
  if (!utmFields.some(valueOf)) return undefined
  return {
    utm_source: valueOf('utm_source'),
    utm_medium: valueOf('utm_medium'),
    utm_campaign: valueOf('utm_campaign'),
    utm_term: valueOf('utm_term'),
    utm_content: valueOf('utm_content'),
    // Without what the other page was asked for, which may be somebody's.
    referer: refererOf(referer),
  }
}

/** The address of a page without its query and anchor; nothing where it is none. */
function refererOf(referer: string): string {
  if (!URL.canParse(referer)) return ''
  const { origin, pathname } = new URL(referer)
  return origin === 'null' ? '' : (origin + pathname).slice(0, longestReferer)
}
