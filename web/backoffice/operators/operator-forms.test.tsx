import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import { changeTemplate } from '#shared/backoffice/contract/operators/change-template.ts'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import { listOperators } from '#shared/backoffice/contract/operators/list-operators.ts'
import { listTemplates } from '#shared/backoffice/contract/operators/list-templates.ts'
import type { OperatorView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { sendOperatorLink } from '#shared/backoffice/contract/operators/send-operator-link.ts'
import { ApiError } from '#shared/contract/client.ts'
import enOperators from '#shared/words/en/operators.json'
import operators from '#shared/words/hu/operators.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { confirmed, operatorIn } from '../backoffice.test-support.ts'
import { OperatorsPage } from './operators-page.tsx'
import { TemplatesPage } from './templates-page.tsx'

i18next.addResourceBundle('hu', 'operators', operators)
i18next.addResourceBundle('en', 'operators', enOperators)

const dora: OperatorView = {
  id: 'dora',
  email: 'dora@szabi.example',
  first_name: 'Dóra',
  last_name: 'Kis',
  template: 'support',
  permissions: ['users.read'],
  is_active: true,
  can_sign_in: false,
  invited_until: null,
  has_second_factor: true,
  created_at: 1_760_000_000,
  version: 3,
}
const support = { id: 'support', name: 'Támogató', permissions: ['users.read' as const] }
const listed = (...data: OperatorView[]) => answer(listOperators, () => ({ data, templates: [support] }))
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const tick = (name: string) => (page.getByRole('checkbox', { name }).element() as HTMLInputElement).click()
const box = (name: string) => page.getByRole('checkbox', { name })
const act = async (row: string, action: string) => {
  await userEvent.click(page.getByRole('row', { name: new RegExp(row) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
const overtaken = () => new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })

beforeEach(() => {
  operatorIn()
  listed(dora)
})
afterEach(() => i18next.changeLanguage('hu'))

describe('O03 the form of a new operator', () => {
  const email = page.getByRole('textbox', { name: /^E-mail-cím/ })
  const invite = async () => {
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await press('Üzemeltető meghívása')
    await expect.element(email).toHaveFocus()
  }

  it('says at the fields what is missing, and sends nothing', async () => {
    await invite()
    await userEvent.fill(email, 'nem cím')
    await press('Meghívás')
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('textbox', { name: /^Vezetéknév/ })).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveValue('nem cím')
    expect(askedOf(inviteOperator)).toEqual([])
  })

  it('asks before it loses what was typed, by the keyboard too, and forgets it then', async () => {
    await invite()
    await userEvent.type(email, 'eva@szabi.example')
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog', { name: 'Elveted, amit beírtál?' })
    await expect.element(question).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Vissza az űrlaphoz' }))
    await expect.element(email).toHaveValue('eva@szabi.example')
    await press('Mégse')
    await userEvent.click(question.getByRole('button', { name: 'Elvetés' }))
    await expect.element(email).not.toBeInTheDocument()
    await press('Üzemeltető meghívása')
    await expect.element(email).toHaveValue('')
  })

  it('says of whoever has an account already that they are an operator from now on', async () => {
    answer(inviteOperator, () => ({ data: { ...dora, can_sign_in: true, email: 'eva@szabi.example' } }))
    await invite()
    await userEvent.fill(email, 'eva@szabi.example')
    await userEvent.fill(page.getByRole('textbox', { name: /^Vezetéknév/ }), 'Kis')
    await userEvent.fill(page.getByRole('textbox', { name: /^Keresztnév/ }), 'Éva')
    await press('Meghívás')
    await expect.poll(told).toEqual(['Mostantól üzemeltető: eva@szabi.example'])
  })
})

describe('O03 what an operator may do', () => {
  it('is that of whoever was quicker where one takes it, and nothing more is sent', async () => {
    answer(changeOperator, () => {
      listed({ ...dora, permissions: ['ads.read'], version: 4 })
      throw overtaken()
    })
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await act('Kis Dóra', 'Jogosultságok módosítása')
    tick('Blog: megtekintés')
    await press('Mentés')
    await press('Az új értékek átvétele')
    await expect.element(box('ads.txt: megtekintés')).toBeChecked()
    await expect.element(box('Blog: megtekintés')).not.toBeChecked()
    expect(askedOf(changeOperator)).toHaveLength(1)
  })

  it('is not changed where one thinks better of it, nor where the last administrator would go', async () => {
    refuse(changeOperator, 409, 'Legalább egy üzemeltetőnek meg kell maradnia, aki üzemeltetőket hívhat meg.')
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await act('Kis Dóra', 'Inaktiválás')
    const question = page.getByRole('alertdialog', { name: 'Inaktiválod ezt az üzemeltetőt? (dora@szabi.example)' })
    expect(await axeOfElement(question.element())).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Mégse' }))
    expect(askedOf(changeOperator)).toEqual([])
    await act('Kis Dóra', 'Inaktiválás')
    await userEvent.click(question.getByRole('button', { name: 'Inaktiválás' }))
    await expect.poll(told).toEqual(['Legalább egy üzemeltetőnek meg kell maradnia, aki üzemeltetőket hívhat meg.'])
  })

  it('comes with a link that is told of where it could not be sent', async () => {
    refuse(sendOperatorLink, 429, 'Ma már elég linket küldtünk neki.')
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await act('Kis Dóra', 'Új link küldése')
    await expect.poll(told).toEqual(['Ma már elég linket küldtünk neki.'])
  })

  it('is in English for whoever reads English, and how many areas are open to those without a template', async () => {
    await i18next.changeLanguage('en')
    listed(dora, { ...dora, id: 'x', email: 'x@szabi.example', template: null, permissions: ['ads.read', 'ads.write'] })
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await expect.element(page.getByRole('row', { name: /Dóra Kis/ }).first()).toBeVisible()
    const said = `${enOperators.noTemplate}${enOperators.areas_one.replace('{{count}}', '1')}`
    await expect.element(page.getByRole('row', { name: /x@szabi/ })).toMatchTextContent(new RegExp(said))
    expect(await axeOfElement()).toEqual([])
  })

  it('can be read again where it could not be, and is said to be nobody’s', async () => {
    refuse(listOperators, 500, 'Hiba történt')
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await expect.element(page.getByText('Hiba történt')).toBeVisible()
    listed()
    await press('Újratöltés')
    await expect.element(page.getByText('Még nincs üzemeltető.')).toBeVisible()
  })
})

describe('O04 a template', () => {
  const template = { ...support, operators: 2 }

  beforeEach(() => answer(listTemplates, () => ({ data: [template], version: 7 })))

  it('is not overwritten where somebody was quicker: both names are shown, and mine goes over it when I say so', async () => {
    answer(changeTemplate, ({ body }) => {
      if (body.version === 8) return { data: template }
      answer(listTemplates, () => ({ data: [{ ...template, name: 'Ügyfélszolgálat' }], version: 8 }))
      throw overtaken()
    })
    showFresh(<TemplatesPage confirmed={confirmed} />)
    await act('Támogató', 'Sablon módosítása')
    const name = page.getByRole('textbox', { name: /^A sablon neve/ })
    await userEvent.fill(name, 'Segítő')
    await press('Mentés')
    const newer = page.getByRole('alert').filter({ hasText: 'A most érvényes érték' })
    await expect.element(newer).toMatchTextContent(/Ügyfélszolgálat/)
    await expect.element(name).toHaveValue('Segítő')
    await press('Mentés az enyémmel')
    await expect.poll(told).toContain('Mentve')
    expect(askedOf(changeTemplate).at(-1)).toMatchObject({ body: { name: 'Segítő', version: 8 } })
  })

  it('is only looked at by whoever may not change it', async () => {
    operatorIn(['permission-templates.read'])
    showFresh(<TemplatesPage confirmed={confirmed} />)
    await expect.element(page.getByRole('row', { name: /Támogató/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Új sablon' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: /Támogató/ }).getByRole('button')).not.toBeInTheDocument()
  })

  it('is told what it is for where there is none, and can be read again where it could not be', async () => {
    refuse(listTemplates, 500, 'Hiba történt')
    showFresh(<TemplatesPage confirmed={confirmed} />)
    await expect.element(page.getByText('Hiba történt')).toBeVisible()
    answer(listTemplates, () => ({ data: [], version: 0 }))
    await press('Újratöltés')
    await expect.element(page.getByText(/^Még nincs sablon\./)).toBeVisible()
  })
})
