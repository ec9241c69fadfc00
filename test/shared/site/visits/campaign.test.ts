import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Campaign } from '#shared/site/visits/campaign.ts'
import { campaignOf } from '#shared/site/visits/followed-campaign.ts'

it('O11 reads the utm fields of an address, and where the advertisement stood, without what was searched for there', () => {
  expect(campaignOf('?utm_source=hirlevel&utm_campaign=%C5%91sz&x=1', 'https://lap.example/cikk?q=titok#itt')).toEqual({
    utm_source: 'hirlevel',
    utm_medium: '',
    utm_campaign: 'ősz',
    utm_term: '',
    utm_content: '',
    referer: 'https://lap.example/cikk',
  })
})

it.each(['', '?utm_source=', '?utm_id=7', '?year=2026'])('O11 finds no campaign in %j', search => {
  expect(campaignOf(search, 'https://lap.example/')).toBeUndefined()
})

it.each(['', 'nem cím', 'about:blank', 'data:text/html,x'])('O11 keeps no page before of %j', referer => {
  expect(campaignOf('?utm_source=a', referer)?.referer).toBe('')
})

it('O11 whatever stands in an address is accepted by the endpoint that counts it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webQueryParameters(), (text, referer, query) => {
      const campaign = campaignOf(`?utm_source=a${encodeURIComponent(text.toWellFormed())}&utm_term=${query}`, referer)
      expect(Campaign.safeParse(campaign).success).toBe(true)
    }),
  )
})
