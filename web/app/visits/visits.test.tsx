import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from 'react-router'
import { consentCookie, noneGranted, type Consent } from '#web/ui/feedback/cookie-banner/consent.ts'
import { tellConsent } from '#web/ui/feedback/cookie-banner/consent-change.ts'
import { goBack, show, unshow } from '#web/ui/show.test-support.tsx'
import { countVisit } from './count-visit.ts'
import { useVisits } from './use-visits.ts'

const before = location.href
const sent = () =>
  vi.mocked(fetch).mock.calls.map(([to, asked]) => [to, JSON.parse(asked?.body as string) as unknown] as const)
/** Somebody chooses which cookies may be set, now or earlier. */
function chosen(over: Partial<Consent>) {
  document.cookie = consentCookie({ ...noneGranted, ...over }, { secure: false })
  tellConsent()
}
const forgetChoice = () => void (document.cookie = 'cookie_consent=; Max-Age=0; Path=/; SameSite=Lax')

/** Two pages, of which each is counted. */
function Counted() {
  useVisits()
  return (
    <>
      <Link to="/pricing">Árak</Link>
      <Link to="/pricing?plan=2#faq">Egy csomag</Link>
    </>
  )
}
const go = (name: string) => userEvent.click(page.getByRole('link', { name }))
/** Long enough for what is loaded first to be sent, if it were. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 150))

beforeEach(() => {
  forgetChoice()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  forgetChoice()
  history.replaceState(null, '', before)
  await i18next.changeLanguage('hu')
})

describe('O08 a page that somebody looks at', () => {
  it('is not counted before they have chosen, nor where they refuse statistics', async () => {
    show(<Counted />)
    await expect.element(page.getByRole('link', { name: 'Árak' })).toBeVisible()
    await aWhile()
    chosen({ marketing: true, preferences: true })
    await go('Árak')
    await aWhile()
    expect(sent()).toEqual([])
  })

  it('is counted once it is granted, without loading it anew', async () => {
    show(<Counted />)
    await aWhile()
    chosen({ statistics: true })
    await expect.poll(sent).toEqual([['/api/hu/landing/visit', {}]])
    expect(vi.mocked(fetch).mock.calls[0]![1]).toMatchObject({ method: 'POST' })
  })

  it('is counted once, however often they choose again or move within it', async () => {
    chosen({ statistics: true })
    show(<Counted />, '/pricing')
    await expect.poll(() => sent().length).toBe(1)
    chosen({ statistics: true, marketing: true })
    await go('Egy csomag')
    await aWhile()
    expect(sent()).toHaveLength(1)
  })

  it('is counted again whenever they come to it from another one', async () => {
    chosen({ statistics: true })
    show(<Counted />)
    await expect.poll(() => sent().length).toBe(1)
    await go('Árak')
    await expect.poll(() => sent().length).toBe(2)
    await goBack()
    await expect.poll(() => sent().length).toBe(3)
  })

  it('is not counted where statistics are taken back, nor once it is gone', async () => {
    chosen({ statistics: true })
    show(<Counted />)
    await expect.poll(() => sent().length).toBe(1)
    chosen({})
    await go('Árak')
    await aWhile()
    unshow()
    chosen({ statistics: true })
    await aWhile()
    expect(sent()).toHaveLength(1)
  })
})

describe('O11 the advertisement of an address', () => {
  const led = '?utm_source=hirlevel&utm_campaign=osz&email=anna@kekto.example'

  it('is sent by its utm fields alone where marketing is granted', async () => {
    history.replaceState(null, '', led)
    chosen({ statistics: true, marketing: true })
    await countVisit()
    const [[, body]] = sent() as unknown as [[string, { campaign: Record<string, string> }]]
    expect(body.campaign).toMatchObject({ utm_source: 'hirlevel', utm_campaign: 'osz', utm_medium: '' })
    expect(JSON.stringify(body)).not.toContain('anna')
  })

  it('is not sent where only statistics are granted', async () => {
    history.replaceState(null, '', led)
    chosen({ statistics: true })
    await countVisit()
    expect(sent()).toEqual([['/api/hu/landing/visit', {}]])
  })

  it('is none where the address has no utm field', async () => {
    history.replaceState(null, '', '?email=anna@kekto.example')
    chosen({ statistics: true, marketing: true })
    await countVisit()
    expect(sent()).toEqual([['/api/hu/landing/visit', {}]])
  })

  it('is counted in the language of the page', async () => {
    await i18next.changeLanguage('en')
    await countVisit()
    expect(sent()[0]![0]).toBe('/api/en/landing/visit')
  })
})

it('O08 nobody is told where a visit cannot be counted', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(countVisit()).resolves.toBeUndefined()
  vi.mocked(fetch).mockResolvedValue(new Response('Too many', { status: 429 }))
  await expect(countVisit()).resolves.toBeUndefined()
})
