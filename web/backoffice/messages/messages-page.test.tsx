import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeContactMessage } from '#shared/backoffice/contract/contact/change-contact-message.ts'
import {
  listContactMessages,
  type ContactMessageView,
} from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { showContactMessage } from '#shared/backoffice/contract/contact/show-contact-message.ts'
import { ApiError } from '#shared/contract/client.ts'
import enContactmessages from '#shared/words/en/contactmessages.json'
import contactmessages from '#shared/words/hu/contactmessages.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { MessagesPage } from './messages-page.tsx'

i18next.addResourceBundle('hu', 'contactmessages', contactmessages)
i18next.addResourceBundle('en', 'contactmessages', enContactmessages)

const hour = 3600
const nora: ContactMessageView = {
  id: 'nora',
  name: 'Varga Nóra',
  email: 'nora@varga.example',
  message: '<b>Tizenketten</b> vagyunk.\n\nMennyibe kerülne?',
  language: 'hu',
  state: 'new',
  note: '',
  created_at: 0,
  version: 1,
}
const before = (hours: number) => Math.floor(Date.now() / 1000) - hours * hour
const listed = (...data: ContactMessageView[]) => answer(listContactMessages, () => ({ data, next: null }))
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => {
  operatorIn()
  listed({ ...nora, created_at: before(6) - 60 }, { ...nora, id: 'old', name: 'Kis Pál', created_at: before(50) + 60 })
  answer(showContactMessage, () => ({ data: nora }))
})
async function shown() {
  showFresh(<MessagesPage />)
  await expect.element(page.getByRole('row', { name: /Varga Nóra/ })).toBeVisible()
}

describe('the inbox of the contact form', () => {
  it('has at first what waits, with how long it may still wait, or by how much that is over', async () => {
    await shown()
    expect(askedOf(listContactMessages)[0]).toEqual({ query: { state: 'new' } })
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Varga Nóra.*<b>Tizenketten<\/b>[^]*Még 41 óra a válaszra/),
      expect.stringMatching(/Kis Pál[^]*1 órája lejárt/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('is filtered by state, or has all', async () => {
    await shown()
    await userEvent.click(page.getByRole('radio', { name: 'Lezárva' }))
    await expect.poll(() => askedOf(listContactMessages).at(-1)).toEqual({ query: { state: 'closed' } })
    await userEvent.click(page.getByRole('radio', { name: 'Mind' }))
    await expect.poll(() => askedOf(listContactMessages).at(-1)).toEqual({ query: {} })
  })

  it('opens a message as it was written, with the way to answer, and keeps what was done about it', async () => {
    answer(changeContactMessage, () => ({ data: nora }))
    await shown()
    await press('Megnyitás: Varga Nóra')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/<b>Tizenketten<\/b> vagyunk\./)).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: /Válasz e-mailben/ }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:nora@varga\.example\?subject=/))
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: /Állapot/ }))
    await userEvent.click(page.getByRole('option', { name: 'Megválaszolva' }))
    await userEvent.fill(page.getByRole('textbox', { name: /^Jegyzet/ }), 'Ajánlat elküldve')
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeContactMessage)).toEqual([
      { path: { id: 'nora' }, body: { state: 'answered', note: 'Ajánlat elküldve', version: 1 } },
    ])
  })

  it('shows what somebody else has done about it meanwhile, though it is in the list no more', async () => {
    answer(changeContactMessage, () => {
      listed()
      answer(showContactMessage, () => ({
        data: { ...nora, state: 'answered' as const, note: 'Telefonon', version: 2 },
      }))
      throw new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })
    })
    await shown()
    await press('Megnyitás: Varga Nóra')
    await userEvent.fill(page.getByRole('textbox', { name: /^Jegyzet/ }), 'Hívni')
    await press('Mentés')
    await expect
      .poll(() => page.getByRole('alert').element().textContent)
      .toMatch(/ÁllapotMegválaszolvaJegyzetTelefonon/)
  })

  it('is only read by whoever may not change it', async () => {
    operatorIn(['contact-messages.read'])
    answer(showContactMessage, () => ({ data: { ...nora, note: 'Telefonon' } }))
    await shown()
    await press('Megnyitás: Varga Nóra')
    await expect.element(page.getByRole('dialog').getByText('Telefonon')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
  })

  it('says that nothing waits, and is loaded again where it could not be', async () => {
    refuse(listContactMessages, 500, 'Most nem olvasható.')
    showFresh(<MessagesPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Most nem olvasható\./)
    listed()
    await press('Újratöltés')
    await expect.element(page.getByText('Nincs megválaszolatlan üzenet.')).toBeVisible()
  })

  it('has more below, which are asked for by what was said of the end', async () => {
    answer(listContactMessages, ({ query }) =>
      query?.cursor === undefined
        ? { data: [nora], next: 'c' }
        : { data: [{ ...nora, id: 'old', name: 'Kis Pál' }], next: null },
    )
    await shown()
    await press('Továbbiak betöltése')
    await expect.element(page.getByRole('row', { name: /Kis Pál/ })).toBeVisible()
    expect(askedOf(listContactMessages).at(-1)).toEqual({ query: { state: 'new', cursor: 'c' } })
    await expect.element(page.getByRole('button', { name: 'Továbbiak betöltése' })).not.toBeInTheDocument()
  })

  it('keeps a note that is refused, with the sentence at its field', async () => {
    refuse(changeContactMessage, 422, 'Nézd át', { note: ['Ez a jegyzet túl hosszú.'] })
    await shown()
    await press('Megnyitás: Varga Nóra')
    const note = page.getByRole('textbox', { name: /^Jegyzet/ })
    await userEvent.fill(note, 'Hívni')
    await press('Mentés')
    await expect.element(note).toHaveAccessibleDescription(/Ez a jegyzet túl hosszú\./)
    await expect.element(note).toHaveValue('Hívni')
    expect(told()).toEqual([])
  })

  it('says that a message is due within the hour, and of one that was answered nothing of hours', async () => {
    listed(
      { ...nora, created_at: before(48) + 60 },
      { ...nora, id: 'done', name: 'Kis Pál', state: 'answered', created_at: before(90) },
    )
    await shown()
    await expect.element(page.getByRole('row', { name: /Varga Nóra/ })).toMatchTextContent(/Egy órán belül lejár/)
    await expect.element(page.getByRole('row', { name: /Kis Pál/ })).toMatchTextContent(/Megválaszolva/)
  })

  it('says of an answer that is a second late no hour, and counts whole hours from then on', async () => {
    listed(
      { ...nora, created_at: before(48) - 1 },
      { ...nora, id: 'later', name: 'Kis Pál', created_at: before(49) - 60 },
    )
    await shown()
    await expect.element(page.getByRole('row', { name: /Varga Nóra/ })).toMatchTextContent(/az előbb járt le/)
    await expect.element(page.getByRole('row', { name: /Kis Pál/ })).toMatchTextContent(/1 órája lejárt/)
  })

  it('has a sentence of its own for an empty tab, where nothing was searched for', async () => {
    listed()
    showFresh(<MessagesPage />, '/admin/messages?state=closed')
    await expect.element(page.getByText('Itt még nincs üzenet.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Keresés törlése' }).elements()).toEqual([])
  })

  it('makes of an address no more than an address, whatever stands in it', async () => {
    answer(showContactMessage, () => ({ data: { ...nora, email: 'a?bcc=b&body=x@c.example' } }))
    await shown()
    await press('Megnyitás: Varga Nóra')
    await expect
      .element(page.getByRole('link', { name: /Válasz e-mailben/ }))
      .toHaveAttribute('href', 'mailto:a%3Fbcc%3Db%26body%3Dx@c.example?subject=Szabi')
  })
})
