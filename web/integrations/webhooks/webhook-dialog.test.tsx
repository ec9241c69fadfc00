import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'
import { listWebhooks } from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import { removeWebhook } from '#shared/integrations/contract/webhooks/remove-webhook.ts'
import { renewWebhookSecret } from '#shared/integrations/contract/webhooks/renew-webhook-secret.ts'
import { mostWebhooks } from '#shared/integrations/webhooks/webhook.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { unshow } from '#web/ui/show.test-support.tsx'
import { act, listed, payroll, press, shown } from './webhooks.test-support.tsx'

beforeEach(() => {
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  listed(payroll)
})
afterEach(() => i18next.changeLanguage('hu'))

const name = page.getByRole('textbox', { name: /^Név/ })
const url = page.getByRole('textbox', { name: /^Webcím/ })
const event = (of: string) => page.getByRole('checkbox', { name: of, exact: true })

describe('the form of a webhook', () => {
  it('asks for a name, an address and an event before anything is sent', async () => {
    await shown()
    await press('Új webhook')
    await press('Létrehozás')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(url).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveFocus()
    await userEvent.fill(name, 'Intranet')
    await userEvent.fill(url, 'https://intranet.example.hu/')
    await press('Létrehozás')
    await expect.element(page.getByText(/Válassz legalább egy eseményt\./)).toBeVisible()
    expect(askedOf(addWebhook)).toEqual([])
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
  })

  it('has what is known, and sends what was changed with what was not', async () => {
    answer(changeWebhook, () => ({ data: { ...payroll, name: 'Bér', state: 'paused' as const } }))
    await shown()
    await act('Szerkesztés')
    await expect.element(name).toHaveValue('Bérprogram')
    await expect.element(event('kérelem jóváhagyva')).toBeChecked()
    await expect.element(event('kérelem elutasítva')).not.toBeChecked()
    await userEvent.fill(name, 'Bér')
    await userEvent.click(page.getByText('új kérelem'))
    await userEvent.click(page.getByText('munkatárs törölve'))
    ;(page.getByRole('switch', { name: 'Bekapcsolva' }).element() as HTMLInputElement).click()
    await press('Mentés')
    await expect.poll(told).toEqual(['Webhook mentve: Bér'])
    const body = { name: 'Bér', url: payroll.url, events: ['request.approved', 'member.deleted'], is_on: false }
    expect(askedOf(changeWebhook)).toEqual([{ path: { id: 'w' }, body }])
  })

  it('keeps what was typed of whoever does not confirm who they are', async () => {
    await shown(async () => undefined)
    await act('Szerkesztés')
    await userEvent.fill(name, 'Bér')
    await press('Mentés')
    await expect.element(name).toHaveValue('Bér')
    expect(askedOf(changeWebhook)).toEqual([])
    expect(told()).toEqual([])
  })

  it('asks before what was typed is lost, and goes on where it is not to be', async () => {
    await shown()
    await press('Új webhook')
    await userEvent.fill(name, 'Intranet')
    await press('Mégse')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Vissza az űrlaphoz' }))
    await expect.element(name).toHaveValue('Intranet')
    await press('Mégse')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Elvetés' }))
    await press('Új webhook')
    await expect.element(name).toHaveValue('')
  })

  it('still has over a reload what was typed, and of one webhook nothing that was typed of another', async () => {
    await shown()
    await act('Szerkesztés')
    await userEvent.fill(url, 'https://uj.example.hu/')
    unshow()
    await shown()
    await press('Új webhook')
    await expect.element(url).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await act('Szerkesztés')
    await expect.element(url).toHaveValue('https://uj.example.hu/')
  })
})

describe('the secret of a webhook', () => {
  const renewed = () =>
    answer(renewWebhookSecret, () => ({
      data: { ...payroll, former_secret_until: 1_795_165_200 },
      secret: 'whsec_new',
    }))
  const question = page.getByRole('alertdialog', { name: 'Új titkot kérsz ehhez: Bérprogram?' })

  it('is renewed after a question, and says until when the former one signs too', async () => {
    renewed()
    await shown()
    await act('Új titok')
    await userEvent.click(question.getByRole('button', { name: 'Új titok' }))
    const secret = page.getByRole('dialog', { name: 'A webhook titka' })
    await expect.element(secret.getByText('whsec_new')).toBeVisible()
    await expect.element(secret).toMatchTextContent(/A régi titokkal is aláírunk még.*2026\. nov/)
    expect(await axeOfElement(secret.element())).toEqual([])
  })

  it('is not lost by a key, since it is shown this once', async () => {
    renewed()
    await shown()
    await act('Új titok')
    await userEvent.click(question.getByRole('button', { name: 'Új titok' }))
    await expect.element(page.getByText('whsec_new')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('whsec_new')).toBeVisible()
  })

  it('stays where one thinks better of it, and why it could not be renewed is told', async () => {
    refuse(renewWebhookSecret, 404, 'Ez a webhook már nincs meg.')
    await shown()
    await act('Új titok')
    await userEvent.click(question.getByRole('button', { name: 'Mégse' }))
    await expect.element(question).not.toBeInTheDocument()
    expect(askedOf(renewWebhookSecret)).toEqual([])
    await act('Új titok')
    await userEvent.click(question.getByRole('button', { name: 'Új titok' }))
    await expect.poll(told).toEqual(['Ez a webhook már nincs meg.'])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the list of webhooks', () => {
  it('takes no more than there may be', async () => {
    listed(...Array.from({ length: mostWebhooks }, (_, place) => ({ ...payroll, id: `${place}`, name: `W${place}` })))
    await shown()
    await expect.element(page.getByRole('button', { name: 'Új webhook' })).not.toBeInTheDocument()
    listed(payroll)
    unshow()
    await shown()
    await expect.element(page.getByRole('button', { name: 'Új webhook' })).toBeVisible()
  })

  it('says since when one takes nothing, and that one is paused', async () => {
    listed({ ...payroll, failing_since: 1_795_165_200 }, { ...payroll, id: 'p', name: 'Régi', state: 'paused' })
    await shown()
    await expect
      .element(page.getByRole('row', { name: /Bérprogram/ }))
      .toMatchTextContent(/nem veszi át.*2026\. nov.*óta nem veszi át, amit küldünk/)
    await expect.element(page.getByRole('row', { name: /Régi/ })).toMatchTextContent(/szünetel/)
  })

  it('says that there are none, and is loaded again where it could not be', async () => {
    refuse(listWebhooks, 500, 'Hiba')
    await shown()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A webhookokat nem sikerült betölteni\./)
    listed()
    await press('Újratöltés')
    await expect.element(page.getByText('Még nincs webhookotok.')).toBeVisible()
  })

  it('keeps the one that could not be deleted, in the words of the server', async () => {
    refuse(removeWebhook, 500, 'Valami elromlott.')
    await shown()
    await act('Törlés')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Valami elromlott.'])
    await expect.element(page.getByRole('row', { name: /Bérprogram/ })).toBeVisible()
  })

  it('has only its log and its end where the plan has none', async () => {
    answer(listWebhooks, () => ({ data: [payroll], is_open: false }))
    await shown()
    await userEvent.click(page.getByRole('button', { name: /Bérprogram$/ }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual(['Napló', 'Törlés'])
  })

  it('is in English for whoever reads English', async () => {
    await i18next.changeLanguage('en')
    listed({ ...payroll, state: 'off', off_at: 1_795_165_200 })
    await shown()
    await expect
      .element(page.getByRole('row', { name: /Bérprogram/ }))
      .toMatchTextContent(/2 events.*switched off.*switch it on again/)
    await press('New webhook')
    await expect.element(page.getByRole('group', { name: 'Attendance sheets' })).toBeVisible()
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
  })
})
