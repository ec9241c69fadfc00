import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listUserGroups, type UserGroupView } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { answer, askedOf } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { GroupFilter, useGroup } from './group-filter.tsx'

const group: UserGroupView = {
  id: 'letter',
  name: 'Hírlevél',
  description: '',
  rule: null,
  created_at: 0,
  changed_at: 0,
  version: 1,
}
const Shown = () => (
  <>
    <GroupFilter />
    <p>{`csoport: ${useGroup() ?? 'mind'}`}</p>
  </>
)

beforeEach(() => {
  operatorIn()
  answer(listUserGroups, () => ({ data: [group] }))
})

describe('O09 a list', () => {
  it('is filtered by a group, and by none again', async () => {
    showFresh(<Shown />)
    await userEvent.click(page.getByRole('button', { name: /Minden csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Hírlevél' }))
    await expect.element(page.getByText('csoport: letter')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /Hírlevél/ }))
    await userEvent.click(page.getByRole('option', { name: 'Minden csoport' }))
    await expect.element(page.getByText('csoport: mind')).toBeVisible()
  })

  it('has no filter while there is no group', async () => {
    answer(listUserGroups, () => ({ data: [] }))
    showFresh(<Shown />)
    await expect.poll(() => askedOf(listUserGroups).length).toBe(1)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('has no filter for whoever may not see groups', async () => {
    operatorIn(['users.read'])
    showFresh(<Shown />)
    await expect.element(page.getByText('csoport: mind')).toBeVisible()
    expect(askedOf(listUserGroups)).toEqual([])
  })
})
