import i18next from 'i18next'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeAds } from '#shared/backoffice/contract/ads/change-ads.ts'
import { showAds } from '#shared/backoffice/contract/ads/show-ads.ts'
import { listContactMessages } from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { showContactMessage } from '#shared/backoffice/contract/contact/show-contact-message.ts'
import { listTemplates } from '#shared/backoffice/contract/operators/list-templates.ts'
import { listOperators } from '#shared/backoffice/contract/operators/list-operators.ts'
import { listPageMeta } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import { listPartners } from '#shared/backoffice/contract/partners/list-partners.ts'
import { showLogo } from '#shared/backoffice/contract/partners/show-logo.ts'
import { listTestimonials } from '#shared/backoffice/contract/testimonials/list-testimonials.ts'
import contactmessages from '#shared/words/hu/contactmessages.json'
import contentadmin from '#shared/words/hu/contentadmin.json'
import operators from '#shared/words/hu/operators.json'
import sitecontent from '#shared/words/hu/sitecontent.json'
import { answer, askedOf, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { AdsPage } from './ads/ads-page.tsx'
import { confirmed, operatorIn } from './backoffice.test-support.ts'
import { PartnersPage } from './content/partners/partners-page.tsx'
import { TestimonialsPage } from './content/testimonials/testimonials-page.tsx'
import { CountriesPage } from './countries/countries-page.tsx'
import { austria, hungary, lists } from './countries/countries.test-support.ts'
import { MessagesPage } from './messages/messages-page.tsx'
import { OperatorsPage } from './operators/operators-page.tsx'
import { TemplatesPage } from './operators/templates-page.tsx'
import { PageMetaPage } from './page-meta/page-meta-page.tsx'
import { AreaParams } from './frame/area-params.ts'
import { UserGroupPage } from './user-groups/user-group-page.tsx'
import { groupsAre, kekto, letter, membersAre } from './user-groups/user-groups.test-support.ts'
import { UserGroupsPage } from './user-groups/user-groups-page.tsx'

i18next.addResourceBundle('hu', 'contactmessages', contactmessages)
i18next.addResourceBundle('hu', 'contentadmin', contentadmin)
i18next.addResourceBundle('hu', 'operators', operators)
i18next.addResourceBundle('hu', 'sitecontent', sitecontent)

const kept = { language: 'hu' as const, active: true, place: 0, changed_at: 0, version: 3 }
const logo = { digest: 'abc', type: 'png' as const, width: 120, height: 40 }
const said = { title: 'Nem táblázunk', rating: 4, description: 'Egy helyen.', name: 'Kis Ilona' }
const nothing = { title: null, description: null, robots: null, og_title: null, og_description: null, og_image: null }
const written = { id: 'nora', name: 'Varga Nóra', email: 'nora@varga.example', message: 'Mennyi?', note: '' }

beforeEach(() => {
  operatorIn()
  answer(showAds, () => ({ data: { entries: [{ content: 'a.example', active: true }], changed_at: 1, version: 3 } }))
  answer(listPartners, () => ({ data: [{ ...kept, id: 'p', kind: 'brand' as const, name: 'Kéktó', logo }] }))
  answer(showLogo, () => ({ data: { type: 'png' as const, bytes: 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=' } }))
  answer(listTestimonials, () => ({ data: [{ ...kept, ...said, id: 't', position: 'vezető', company: 'Kéktó' }] }))
  answer(listTemplates, () => ({ data: [{ id: 's', name: 'Támogató', permissions: [], operators: 0 }], version: 7 }))
  answer(listOperators, () => ({ data: [], templates: [] }))
  answer(listPageMeta, () => ({
    data: [
      {
        ...nothing,
        path: '/help' as const,
        language: 'hu' as const,
        released: { title: 'Súgó', description: 'Válaszok.', og_image: '/og/hu/help.png' },
        changed_at: null,
        version: 0,
      },
    ],
  }))
  const message = { ...written, language: 'hu' as const, state: 'new' as const, created_at: 0, version: 1 }
  answer(listContactMessages, () => ({ data: [message], next: null }))
  answer(showContactMessage, () => ({ data: message }))
  lists([hungary, austria])
  groupsAre(letter)
  membersAre(letter, kekto)
})

const group = () => (
  <AreaParams value={{ id: 'letter' }}>
    <UserGroupPage confirmed={confirmed} />
  </AreaParams>
)
const testimonials = () => <TestimonialsPage renderPreview={() => null} />

const dialog = page.getByRole('dialog')
const named = (name: string) => page.getByRole('button', { name, exact: true })

/** What has the focus, as one who hears the page is told of it. */
const focused = () => {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
}

/** Opens what a button opens, by Enter alone. */
async function enter(name: string) {
  await expect.element(named(name)).toBeVisible()
  ;(named(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** The dialog has the focus; Escape closes it and gives the focus back to what opened it. */
async function closesTo(name: string) {
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(focused).toBe(name)
}

describe('the dialogs of the back office, by the keyboard alone', () => {
  it.each<[string, () => ReactNode]>([
    ['Új sor', () => <AdsPage />],
    ['Feltöltés', () => <AdsPage />],
    ['Új logó', () => <PartnersPage />],
    ['Új vélemény', testimonials],
    ['Új sablon', () => <TemplatesPage confirmed={confirmed} />],
    ['Üzemeltető meghívása', () => <OperatorsPage confirmed={confirmed} />],
    ['Új ország', () => <CountriesPage />],
    ['Új csoport', () => <UserGroupsPage />],
    ['Üzenet küldése', group],
    ['Cégek hozzáadása', group],
    ['Megnyitás: Varga Nóra', () => <MessagesPage />],
  ])('are opened by “%s”, which has the focus again once they are closed', async (name, shown) => {
    showFresh(shown())
    await enter(name)
    await closesTo(named(name).element().getAttribute('aria-label') ?? name)
  })

  it.each<[string, () => ReactNode]>([
    ['a.example', () => <AdsPage />],
    ['Kéktó', () => <PartnersPage />],
    ['Nem táblázunk', testimonials],
    ['Támogató', () => <TemplatesPage confirmed={confirmed} />],
    ['Ausztria', () => <CountriesPage />],
    ['Hírlevél', () => <UserGroupsPage />],
    ['/help (Magyar)', () => <PageMetaPage />],
  ])('are opened from the menu of %s, whose button has the focus again', async (row, shown) => {
    showFresh(shown())
    const menu = `Műveletek: ${row}`
    await enter(menu)
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await closesTo(menu)
  })

  it('are filled and sent: a line of ads.txt from the button to the message that it is saved', async () => {
    answer(changeAds, ({ body }) => ({ data: { entries: body.entries, changed_at: 2, version: body.version + 1 } }))
    showFresh(<AdsPage />)
    await enter('Új sor')
    await expect.element(page.getByRole('textbox', { name: /^Sor/ })).toHaveFocus()
    await userEvent.keyboard('b.example, 2, DIRECT{Tab} {Enter}')
    await expect.poll(told).toEqual(['Sor elmentve'])
    expect(askedOf(changeAds)).toHaveLength(1)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Új sor')
  })
})
