import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { bringCompanyBack } from '#shared/backoffice/contract/companies/bring-company-back.ts'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import { markOrderPaid } from '#shared/backoffice/contract/companies/mark-order-paid.ts'
import { addTemplate } from '#shared/backoffice/contract/operators/add-template.ts'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import { listOperators } from '#shared/backoffice/contract/operators/list-operators.ts'
import { listTemplates } from '#shared/backoffice/contract/operators/list-templates.ts'
import { removeTemplate } from '#shared/backoffice/contract/operators/remove-template.ts'
import { sendOperatorLink } from '#shared/backoffice/contract/operators/send-operator-link.ts'
import { importTranslations } from '#shared/backoffice/contract/translations/import-translations.ts'
import { listTranslations } from '#shared/backoffice/contract/translations/list-translations.ts'
import { previewImport } from '#shared/backoffice/contract/translations/preview-import.ts'
import { publishTranslations } from '#shared/backoffice/contract/translations/publish-translations.ts'
import { activateUser } from '#shared/backoffice/contract/users/activate-user.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import contentadmin from '#shared/words/hu/contentadmin.json'
import operators from '#shared/words/hu/operators.json'
import { authenticator, factorsAre, unconfirmed } from '#web/account/second-factor/second-factor.test-support.ts'
import { answer, askedOf, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '#web/backoffice/backoffice.test-support.ts'
import { CompanyPage } from '#web/backoffice/companies/company-page.tsx'
import { companyIs } from '#web/backoffice/companies/companies.test-support.ts'
import { AreaParams } from '#web/backoffice/frame/area-params.ts'
import { OperatorsPage } from '#web/backoffice/operators/operators-page.tsx'
import { TemplatesPage } from '#web/backoffice/operators/templates-page.tsx'
import { TranslationsPage } from '#web/backoffice/translations/translations-page.tsx'
import { UserPage } from '#web/backoffice/users/user-page.tsx'
import { userIs } from '#web/backoffice/users/users.test-support.ts'
import { confirming } from './confirming.tsx'

i18next.addResourceBundle('hu', 'operators', operators)
i18next.addResourceBundle('hu', 'contentadmin', contentadmin)

const [User, Operators, Templates, Company, Translations] = [
  await confirming(UserPage),
  await confirming(OperatorsPage),
  await confirming(TemplatesPage),
  await confirming(CompanyPage),
  await confirming(TranslationsPage),
]
const eva = {
  id: 'eva',
  email: 'eva@szabi.example',
  first_name: 'Éva',
  last_name: 'Kis',
  template: null,
  permissions: ['users.read' as const],
  is_active: true,
  can_sign_in: false,
  invited_until: null,
  has_second_factor: false,
  created_at: 1_760_000_000,
  version: 3,
}
const support = { id: 'support', name: 'Támogató', permissions: ['users.read' as const] }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const act = async (row: string, action: string) => {
  await userEvent.click(page.getByRole('row', { name: new RegExp(row) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

let isConfirmed: boolean
/** What is answered to whoever has confirmed who they are. */
const once = <R,>(reply: R) => {
  return () => {
    if (!isConfirmed) throw unconfirmed()
    return reply
  }
}

beforeEach(() => {
  isConfirmed = false
  operatorIn()
  factorsAre({ authenticator })
  answer(listOperators, () => ({ data: [eva], templates: [support] }))
  answer(listTemplates, () => ({ data: [{ ...support, operators: 0 }], version: 7 }))
  answer(confirmIdentity, () => {
    isConfirmed = true
    return { data: { confirmed_until: 4_000_000_000 } }
  })
})

const question = page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })

async function confirm() {
  await userEvent.fill(question.getByRole('textbox', { name: /kód/i }), '123456')
  await userEvent.keyboard('{Enter}')
}

async function giveUp() {
  await userEvent.click(question.getByRole('button', { name: 'Mégse' }))
  await expect.element(question).not.toBeInTheDocument()
}

describe('O02 what is done to an account', () => {
  const showUser = () =>
    showFresh(
      <AreaParams value={{ id: 'anna' }}>
        <User />
      </AreaParams>,
    )

  async function deactivating() {
    showUser()
    await userEvent.click(button('Inaktiválás'))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Inaktiválás' }))
  }

  it('asks who the operator is where that is not confirmed, and is done then', async () => {
    userIs()
    answer(deactivateUser, once({}))
    await deactivating()
    await confirm()
    await expect.poll(told).toEqual(['Inaktiválva: anna@kekto.example'])
    expect(askedOf(deactivateUser)).toHaveLength(2)
  })

  it('is left undone where the operator closes the question', async () => {
    userIs()
    answer(deactivateUser, once({}))
    await deactivating()
    await giveUp()
    expect([told(), askedOf(deactivateUser).length]).toEqual([[], 1])
  })

  it('is asked for too before somebody may sign in again', async () => {
    userIs({ deactivated_at: 1_760_000_000 })
    answer(activateUser, once({}))
    showUser()
    await userEvent.click(button('Aktiválás'))
    await confirm()
    await expect.poll(told).toEqual(['Újra be tud jelentkezni: anna@kekto.example'])
  })
})

describe('O03 what makes somebody an operator', () => {
  it('asks who one is over the open form, which keeps what was typed when the question is closed', async () => {
    answer(inviteOperator, once({ data: { ...eva, email: 'uj@szabi.example' } }))
    showFresh(<Operators />)
    await userEvent.click(button('Üzemeltető meghívása'))
    const email = page.getByRole('textbox', { name: /^E-mail-cím/ })
    await userEvent.fill(email, 'uj@szabi.example')
    await userEvent.fill(page.getByRole('textbox', { name: /^Vezetéknév/ }), 'Új')
    await userEvent.fill(page.getByRole('textbox', { name: /^Keresztnév/ }), 'Ági')
    await userEvent.click(button('Meghívás'))
    await giveUp()
    await expect.element(email).toHaveValue('uj@szabi.example')
    expect(told()).toEqual([])
    await userEvent.click(button('Meghívás'))
    await confirm()
    await expect.poll(told).toEqual(['Meghívtad: uj@szabi.example'])
    await expect.element(email).not.toBeInTheDocument()
    const sent = askedOf(inviteOperator)
    expect([sent.length, sent[2]]).toEqual([3, sent[0]])
  })

  it('asks before permissions change, an operator is deactivated, or a link is sent', async () => {
    answer(changeOperator, once({ data: eva }))
    answer(sendOperatorLink, once({}))
    showFresh(<Operators />)
    await act('Kis Éva', 'Jogosultságok módosítása')
    const box = page.getByRole('checkbox', { name: 'Blog: megtekintés' })
    ;(box.element() as HTMLInputElement).click()
    await userEvent.click(button('Mentés'))
    await giveUp()
    await expect.element(box).toBeChecked()
    await userEvent.click(button('Mentés'))
    await confirm()
    await expect.poll(told).toEqual(['Mentve'])
    await expect.element(box).not.toBeInTheDocument()

    isConfirmed = false
    await act('Kis Éva', 'Inaktiválás')
    await userEvent.click(button('Inaktiválás'))
    await confirm()
    await expect.poll(() => askedOf(changeOperator).at(-1)).toMatchObject({ body: { is_active: false } })

    isConfirmed = false
    await act('Kis Éva', 'Új link küldése')
    await confirm()
    await expect.poll(told).toContain('Elküldtük az új linket: eva@szabi.example')
  })
})

describe('O04 a template', () => {
  it('is added and deleted by whoever has confirmed who they are, and its form waits for that', async () => {
    answer(addTemplate, once({ data: support }))
    answer(removeTemplate, once({}))
    showFresh(<Templates />)
    await userEvent.click(button('Új sablon'))
    const name = page.getByRole('textbox', { name: /^A sablon neve/ })
    await userEvent.fill(name, 'Szerkesztő')
    await userEvent.click(button('Mentés'))
    await giveUp()
    await expect.element(name).toHaveValue('Szerkesztő')
    await userEvent.click(button('Mentés'))
    await confirm()
    await expect.poll(told).toEqual(['Sablon létrehozva: Szerkesztő'])

    isConfirmed = false
    await act('Támogató', 'Törlés')
    await userEvent.click(button('Törlés'))
    await giveUp()
    expect(told()).toHaveLength(1)
    await act('Támogató', 'Törlés')
    await userEvent.click(button('Törlés'))
    await confirm()
    await expect.poll(() => told().length).toBe(2)
  })
})

describe('O12 what a company has', () => {
  const showCompany = () =>
    showFresh(
      <AreaParams value={{ id: 'c' }}>
        <Company />
      </AreaParams>,
    )
  const sure = (name: string) => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }))

  it.each([
    ['Megadás', 'Megadtad az ingyenes használatot.', decideGrant, {}],
    ['Visszavonás', 'Visszavontad az ingyenes használatot.', decideGrant, { grant: 'granted' as const }],
    ['Cég helyreállítása', 'Helyreállítva: Kéktó Műhely Kft.', bringCompanyBack, { erase_on: '2026-12-24' }],
  ])('changes only for whoever has confirmed who they are: %s', async (name, said, endpoint, over) => {
    companyIs(over)
    answer(endpoint, once({}))
    showCompany()
    await userEvent.click(button(name))
    await sure(name)
    await giveUp()
    expect([told(), askedOf(endpoint).length]).toEqual([[], 1])
    await userEvent.click(button(name))
    await sure(name)
    await confirm()
    await expect.poll(told).toEqual([said])
    expect(askedOf(endpoint)).toHaveLength(3)
  })

  it('is not declined and not marked paid before', async () => {
    companyIs()
    answer(decideGrant, once({}))
    answer(markOrderPaid, once({}))
    showCompany()
    await userEvent.click(button('Elutasítás'))
    await confirm()
    await expect.poll(told).toEqual(['Elutasítottad a kérést.'])

    isConfirmed = false
    await userEvent.click(button('A rendelés kifizetve: D-2026-0007'))
    await sure('Kifizetve')
    await giveUp()
    expect(told()).toHaveLength(1)
    await userEvent.click(button('A rendelés kifizetve: D-2026-0007'))
    await sure('Kifizetve')
    await confirm()
    await expect.poll(told).toContain('Kifizetve: D-2026-0007')
  })
})

describe('O05 what the product says', () => {
  const cell = (released: string, edited: string | null = null) => ({ released, edited, is_unfit: false })
  const save = { id: 'common:save', namespace: 'common', key: 'save', hu: cell('Mentés', 'Elmentem'), en: cell('Save') }
  const counts = { all: 1, missing: 0, edited: 1 }

  beforeEach(() => answer(listTranslations, () => ({ data: [save], next: null, counts, namespaces: ['common'] })))

  it('is published by whoever has confirmed who they are, and what was edited waits for that', async () => {
    answer(publishTranslations, once({ data: { changed: 1 } }))
    showFresh(<Translations />)
    await userEvent.click(button('Vissza az eredetire'))
    await userEvent.click(button('1 módosítás közzététele'))
    await userEvent.click(button('Közzététel'))
    await giveUp()
    expect(told()).toEqual([])
    await userEvent.click(button('Közzététel'))
    await confirm()
    await expect.poll(told).toEqual(['1 módosítás közzétéve'])
    expect(askedOf(publishTranslations)).toHaveLength(3)
  })

  it('is taken over from a file by whoever has confirmed who they are, and the file waits for that', async () => {
    const changes = [{ namespace: 'common', key: 'save', from: 'Elmentem', to: 'Kész' }]
    answer(previewImport, () => ({ data: { language: 'hu' as const, version: 'v', count: 1, changes } }))
    answer(importTranslations, once({ data: { language: 'hu' as const, changed: 1 } }))
    showFresh(<Translations />)
    await userEvent.click(button('Feltöltés'))
    const file = new File(['{}'], 'hu.json', { type: 'application/json' })
    await userEvent.upload(page.getByLabelText('Fájl kiválasztása'), file)
    const takeOver = page.getByRole('dialog').getByRole('button', { name: /átvétele/ })
    await userEvent.click(takeOver)
    await giveUp()
    await expect.element(takeOver).toBeVisible()
    await userEvent.click(takeOver)
    await confirm()
    await expect.poll(() => told().length).toBe(1)
    expect(askedOf(importTranslations)).toHaveLength(3)
  })
})
