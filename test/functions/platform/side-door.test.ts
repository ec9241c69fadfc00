import { describe, expect, it } from 'vitest'
import { site } from '#shared/site/contract.ts'
import { languages } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()

/** What the gateway hands to a function. */
const event = (headers: Record<string, string>) => ({
  version: '2.0',
  routeKey: 'GET /api/{locale}/translate',
  rawPath: '/api/en/translate',
  headers,
  pathParameters: { locale: 'en' },
  requestContext: { requestId: 'one', http: { sourceIp: '198.51.100.7', method: 'GET' } },
})

async function invoked(headers: Record<string, string>) {
  const outcome = await world.cloud.invoke('api-site-translate', event(headers))
  if (!outcome.ok) throw new Error('the function failed')
  const { statusCode, body } = JSON.parse(outcome.payload)
  return { statusCode, ...JSON.parse(body) }
}

describe('a function that answers calls', () => {
  it('answers what comes through the front', async () => {
    for (const language of languages) {
      const client = world.visitor(language)
      expect((await client.asked(site.translate)).data).toEqual(translations[language])
    }
  })

  it('refuses what comes through the side door, whatever mark it bears', async () => {
    for (const headers of [{}, { 'x-origin-secret': 'guessed' }, { 'x-viewer-address': '198.51.100.8' }])
      expect(await invoked(headers as Record<string, string>)).toMatchObject({
        statusCode: 403,
        success: 0,
        code: 'forbidden',
        message: 'You have no permission to do this.',
      })
  })
})
