import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addPartner } from '#shared/backoffice/contract/partners/add-partner.ts'
import { changePartner } from '#shared/backoffice/contract/partners/change-partner.ts'
import { listPartners, type PartnerView } from '#shared/backoffice/contract/partners/list-partners.ts'
import { orderPartners } from '#shared/backoffice/contract/partners/order-partners.ts'
import { removePartner } from '#shared/backoffice/contract/partners/remove-partner.ts'
import { showLogo } from '#shared/backoffice/contract/partners/show-logo.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../../backoffice.test-support.ts'
import { act, field, overtaken, press } from '../content.test-support.ts'
import { PartnersPage } from './partners-page.tsx'

const one: PartnerView = {
  id: 'one',
  kind: 'brand',
  name: 'Kéktó',
  language: 'hu',
  active: true,
  logo: { digest: 'abc', type: 'png', width: 120, height: 40 },
  place: 0,
  changed_at: 0,
  version: 3,
}
const other: PartnerView = { ...one, id: 'other', name: 'Zöldtó', kind: 'partner', place: 1 }
const listed = (...data: PartnerView[]) => answer(listPartners, () => ({ data }))
const dot = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const draft = { kind: 'brand', name: 'Kéktó', language: 'hu', active: true }

beforeEach(() => {
  operatorIn()
  listed(one, other)
  answer(showLogo, () => ({ data: { type: 'png' as const, bytes: dot } }))
})

async function shown() {
  showFresh(<PartnersPage />)
  await expect.element(page.getByRole('row', { name: /Kéktó/ })).toBeVisible()
}

/** Chooses a file as the browser's own dialog would. */
function choose(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], name))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const picture = Uint8Array.from(atob(dot), letter => letter.charCodeAt(0))
const logo = page.getByRole('img', { name: 'Logó' })

describe('E09 partners and brands', () => {
  it('are listed with what they are and what their logo measures', async () => {
    await shown()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Kéktó.*Márka.*PNG, 120 × 40 px.*Látható/),
      expect.stringMatching(/Zöldtó.*Partner/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('are added with a logo, which is seen before it is sent, and which the server may refuse at its field', async () => {
    refuse(addPartner, 422, 'Nézd át', { logo: ['PNG, JPEG vagy WebP képet tölts fel.'] })
    await shown()
    await press('Új logó')
    await userEvent.fill(field('Név'), 'Kéktó')
    choose('logo.gif', picture)
    await expect.element(logo).toHaveAttribute('src', expect.stringContaining(dot))
    await press('Mentés')
    await expect.element(page.getByText('PNG, JPEG vagy WebP képet tölts fel.')).toBeVisible()
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    answer(addPartner, () => ({ data: one }))
    await press('Mentés')
    await expect.poll(told).toEqual(['Hozzáadva: Kéktó'])
    expect(askedOf(addPartner).at(-1)).toEqual({ body: { ...draft, logo: dot } })
  })

  it('are told at once that a file is too large, which is not sent', async () => {
    await shown()
    await press('Új logó')
    choose('logo.png', new Uint8Array(100_001))
    await expect.element(page.getByText('A logó legfeljebb 100 kB lehet.')).toBeVisible()
    expect(logo.elements()).toEqual([])
  })

  it('keep their logo where no other one is chosen, and what somebody else has saved stands beside', async () => {
    answer(changePartner, () => {
      listed({ ...one, kind: 'partner', active: false, version: 4 }, other)
      throw overtaken()
    })
    await shown()
    await act('Kéktó', 'Módosítás')
    await expect.element(logo).toHaveAttribute('src', `data:image/png;base64,${dot}`)
    await userEvent.fill(field('Név'), 'Kékestó')
    await press('Mentés')
    await expect.poll(() => page.getByRole('alert').element().textContent).toMatch(/NévKéktóTípusPartnerÁllapotRejtett/)
    expect(askedOf(changePartner)).toEqual([{ path: { id: 'one' }, body: { ...draft, name: 'Kékestó', version: 3 } }])
    await press('Az új értékek átvétele')
    await expect.element(field('Név')).toHaveValue('Kéktó')
    answer(changePartner, () => ({ data: one }))
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changePartner).at(-1)).toMatchObject({ body: { kind: 'partner', active: false, version: 4 } })
  })

  it('take another place, and are deleted after a question', async () => {
    answer(orderPartners, () => ({}))
    answer(removePartner, () => ({}))
    await shown()
    await act('Kéktó', 'Egy hellyel lejjebb')
    await expect.poll(() => askedOf(orderPartners)).toEqual([{ body: { language: 'hu', ids: ['other', 'one'] } }])
    await act('Kéktó', 'Törlés')
    await press('Törlés')
    await expect.poll(told).toEqual(['Törölve: Kéktó'])
  })
})
