import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AssistantRequest } from '#shared/account/contract/assistant/assistant-request.ts'
import { connectAssistant } from '#shared/account/contract/assistant/connect-assistant.ts'
import { showAssistantRequest } from '#shared/account/contract/assistant/show-assistant-request.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import assistantEn from '#shared/words/en/assistant.json'
import assistant from '#shared/words/hu/assistant.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { factorsAre, press, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { ConnectPage } from './connect-page.tsx'

i18next.addResourceBundle('hu', 'assistant', assistant)
i18next.addResourceBundle('en', 'assistant', assistantEn)

const asked: AssistantRequest = {
  response_type: 'code',
  client_id: 'e30.signed',
  redirect_uri: 'https://claude.example/callback',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'read write',
  state: 'of the assistant',
}
const shown = {
  name: 'Claude',
  host: 'claude.example',
  scopes: ['read' as const, 'write' as const],
  company: { id: 'kekto', name: 'Kéktó Kft.' },
  denied_address: 'https://claude.example/callback?error=access_denied',
}
const address = 'https://claude.example/callback?code=abc'
let left: string[]

beforeEach(() => {
  left = []
  answer(showAssistantRequest, () => ({ data: shown }))
  answer(connectAssistant, () => ({ data: { address } }))
})

const show = (over: Partial<AssistantRequest> = {}) =>
  showFresh(<ConnectPage asked={{ ...asked, ...over }} leave={to => void left.push(to)} />)

const grantedScopes = () => askedOf(connectAssistant).map(one => (one as { body: { scopes: unknown } }).body.scopes)

describe('the page on which somebody connects an assistant', () => {
  it('names the assistant, where it leads back to, and what it may do and never does', async () => {
    show()
    await expect.element(page.getByText(/Így nevezi magát: Claude\.$/)).toBeVisible()
    await expect.element(page.getByText(/ide küldünk vissza: claude\.example\.$/)).toBeVisible()
    await expect.element(page.getByText('Ebben a cégben dolgozik: Kéktó Kft.')).toBeVisible()
    await expect.element(page.getByText(/A jelszavadat, .* nem éri el/)).toBeVisible()
    await expect.element(page.getByText(/Csak olyan asszisztenst csatlakoztass/)).toBeVisible()
    expect(askedOf(showAssistantRequest)[0]).toEqual({ query: asked })
    expect(askedOf(connectAssistant)).toEqual([])
    expect(left).toEqual([])
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('says where the program runs that one is sent back to, if that is the own machine', async () => {
    answer(showAssistantRequest, () => ({ data: { ...shown, host: '127.0.0.1:33418' } }))
    show({ redirect_uri: 'http://127.0.0.1:33418/callback' })
    await expect.element(page.getByText(/a saját gépeden fut \(127\.0\.0\.1:33418\)/)).toBeVisible()
  })

  it('shows a name as it is, whatever it contains', async () => {
    answer(showAssistantRequest, () => ({ data: { ...shown, name: '<img src=x onerror=alert(1)>{{host}}' } }))
    show()
    await expect
      .element(page.getByText(/Így nevezi magát: <img src=x onerror=alert\(1\)>\{\{host\}\}\.$/))
      .toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
  })

  it('connects with a press, and sends the browser back with what the assistant waits for', async () => {
    show()
    await press('Csatlakoztatás')
    await expect.poll(() => left).toEqual([address])
    expect(askedOf(connectAssistant)).toEqual([{ body: { ...asked, company: 'kekto', scopes: ['read', 'write'] } }])
  })

  it('grants no more than reading where somebody says so, by keyboard', async () => {
    show()
    const box = page.getByRole('checkbox', { name: /Kérhet szabadságot/ })
    await expect.element(box).toBeChecked()
    box.element().focus()
    await userEvent.keyboard(' ')
    await press('Csatlakoztatás')
    await expect.poll(grantedScopes).toEqual([['read']])
  })

  it('offers no more than what is asked', async () => {
    answer(showAssistantRequest, () => ({ data: { ...shown, scopes: ['read' as const] } }))
    show({ scope: 'read' })
    await expect.element(page.getByText(/Láthatja, amit te is látsz/)).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await press('Csatlakoztatás')
    await expect.poll(grantedScopes).toEqual([['read']])
  })

  it('asks first who it is, and connects nothing for whoever does not say', async () => {
    factorsAre({})
    let isConfirmed = false
    answer(connectAssistant, () => {
      if (!isConfirmed) throw unconfirmed()
      return { data: { address } }
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 0 } }
    })
    show()
    const dialog = page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })
    await press('Csatlakoztatás')
    await userEvent.click(dialog.getByRole('button', { name: 'Mégse' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(left).toEqual([])
    await press('Csatlakoztatás')
    await userEvent.fill(page.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
    await press('Megerősítés')
    await expect.poll(() => left).toEqual([address])
  })

  it('tells the assistant of a refusal, and connects nothing', async () => {
    show()
    await press('Mégse')
    expect(left).toEqual([shown.denied_address])
    expect(askedOf(connectAssistant)).toEqual([])
  })

  it('is pressed once while it is under way', async () => {
    const reply = answerLater(connectAssistant)
    show()
    await press('Csatlakoztatás')
    ;(page.getByRole('button', { name: /Csatlakoztatás/ }).element() as HTMLButtonElement).click()
    reply.resolve({ data: { address } })
    await expect.poll(() => left).toEqual([address])
    expect(askedOf(connectAssistant)).toHaveLength(1)
  })

  it('connects nothing where another company was selected in another tab meanwhile, and says so', async () => {
    refuse(connectAssistant, 409, 'Közben másik céget választottál: Hegy Bt.')
    show()
    await press('Csatlakoztatás')
    await expect.poll(told).toEqual(['Közben másik céget választottál: Hegy Bt.'])
    expect(left).toEqual([])
  })

  it('says why it could not be connected, and leaves nowhere', async () => {
    refuse(connectAssistant, 429, 'Túl sok próbálkozás.')
    show()
    await press('Csatlakoztatás')
    await expect.poll(told).toEqual(['Túl sok próbálkozás.'])
    expect(left).toEqual([])
  })

  it('goes nowhere for an assistant that is unknown, or that asks for a wrong address', async () => {
    refuse(showAssistantRequest, 422, 'Javítsd a megjelölt mezőket.')
    show({ redirect_uri: 'https://evil.example/' })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Ezt az asszisztenst nem ismerjük/)
    await expect.element(page.getByRole('link', { name: 'Irányítópult megnyitása' })).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('says what else went wrong in its own words', async () => {
    refuse(showAssistantRequest, 403, 'Már nem vagy tagja ennek a cégnek.')
    show()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Már nem vagy tagja/)
  })
})
