import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { addNote, longestNote } from '#shared/backoffice/contract/companies/add-note.ts'
import { changeTrial } from '#shared/backoffice/contract/companies/change-trial.ts'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { backoffice } from '#shared/backoffice/contract.ts'
import { addTemplate } from '#shared/backoffice/contract/operators/add-template.ts'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import { changeTemplate } from '#shared/backoffice/contract/operators/change-template.ts'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import { OperatorView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { OperatorEntry, operatorActs } from '#shared/company/audit/operator-entry.ts'
import { Operator, PermissionTemplates } from '#shared/account/operator.ts'
import { isOperatorAccess, permissionOf, type Access } from '#shared/contract/access.ts'
import { areas, isPermission, permissions } from '#shared/contract/permission.ts'
import { objections } from '../objections.ts'

const invitation = {
  email: 'eva@szabi.example',
  first_name: 'Éva',
  last_name: 'Kis',
  template: null,
  permissions: ['users.read'],
}

describe('the permissions', () => {
  it('are two words for each area', () => {
    expect(permissions).toHaveLength(2 * areas.length)
    expect(new Set(permissions).size).toBe(permissions.length)
    expect(permissions.every(isPermission)).toBe(true)
    expect(['users', 'users.delete', 'moon.read', '', 'users.read '].filter(isPermission)).toEqual([])
  })

  it('stand behind the word of the access of an endpoint', () => {
    expect(permissionOf('operator:users.write')).toBe('users.write')
    expect(permissionOf('operator')).toBeUndefined()
    const others: Access[] = ['anyone', 'account', 'member', 'admin', 'superadmin']
    expect(others.filter(isOperatorAccess)).toEqual([])
  })
})

describe('the endpoints of the back office', () => {
  it('have paths of their own, and a permission that exists', () => {
    for (const { access, path } of Object.values(backoffice)) {
      expect(path).toMatch(/^\/admin\//)
      const needed = permissionOf(access)
      expect(needed === undefined || isPermission(needed)).toBe(true)
    }
  })

  it('ask for the permission to write wherever they change something by more than a look', () => {
    const wrong = Object.values(backoffice).filter(
      ({ method, access }) => method !== 'GET' && !permissionOf(access)?.endsWith('.write'),
    )
    expect(wrong.map(({ route }) => route)).toEqual([])
  })

  it('ask for a confirmed identity where power is given or taken, or somebody else’s account is touched', () => {
    const areas = ['users.write', 'admin-users.write', 'permission-templates.write']
    const sensitive = Object.values(backoffice).filter(({ access }) => areas.includes(permissionOf(access) ?? ''))
    expect(sensitive).toHaveLength(10)
    expect(sensitive.filter(({ confirmed }) => !confirmed).map(({ route }) => route)).toEqual([])
  })
})

describe('an invitation', () => {
  it('takes an address, a name, a template and permissions', () => {
    expect(objections(inviteOperator.body, invitation)).toEqual({})
    expect(objections(inviteOperator.body, { ...invitation, template: 'support', permissions: [] })).toEqual({})
  })

  it('says at each field what it lacks', () => {
    expect(objections(inviteOperator.body, { ...invitation, email: 'eva' })).toEqual({ email: 'problems:email' })
    expect(objections(inviteOperator.body, { ...invitation, email: ' ' })).toEqual({ email: 'problems:required' })
    expect(Object.keys(objections(inviteOperator.body, { ...invitation, first_name: '' }))).toEqual(['first_name'])
    expect(Object.keys(objections(inviteOperator.body, { ...invitation, last_name: 'x'.repeat(61) }))).toEqual([
      'last_name',
    ])
    expect(Object.keys(objections(inviteOperator.body, { ...invitation, permissions: ['moon.read'] }))).toEqual([
      'permissions.0',
    ])
    expect(Object.keys(objections(inviteOperator.body, { ...invitation, template: '../x' }))).toEqual(['template'])
  })

  it('takes no more permissions than there are', () => {
    const many = [...permissions, 'users.read']
    expect(objections(inviteOperator.body, { ...invitation, permissions: many })).toEqual({
      permissions: 'problems:tooManyItems',
    })
  })

  it('takes the address in small letters, as people sign in by it', () => {
    expect(inviteOperator.body!.parse({ ...invitation, email: ' Eva@Szabi.example ' })).toMatchObject({
      email: 'eva@szabi.example',
    })
  })
})

describe('a change of an operator', () => {
  const change = { template: null, permissions: ['users.read'], is_active: true, version: 3 }

  it('names the version that was read', () => {
    expect(objections(changeOperator.body, change)).toEqual({})
    const { version: _, ...without } = change
    expect(Object.keys(objections(changeOperator.body, without))).toEqual(['version'])
    expect(Object.keys(objections(changeOperator.body, { ...change, version: 1.5 }))).toEqual(['version'])
  })

  it('says whether they are active', () => {
    expect(Object.keys(objections(changeOperator.body, { ...change, is_active: 'yes' }))).toEqual(['is_active'])
  })
})

describe('a template', () => {
  it('has a name of one line, and permissions', () => {
    expect(objections(addTemplate.body, { name: 'Támogató', permissions: [] })).toEqual({})
    expect(objections(addTemplate.body, { name: ' ', permissions: [] })).toEqual({ name: 'problems:required' })
    expect(objections(addTemplate.body, { name: 'x'.repeat(61), permissions: [] })).toEqual({
      name: 'problems:tooLong',
    })
    expect(objections(addTemplate.body, { name: 'két\nsor', permissions: [] })).toEqual({
      name: 'problems:strangeCharacters',
    })
  })

  it('is changed under a version', () => {
    expect(Object.keys(objections(changeTemplate.body, { name: 'Támogató', permissions: [] }))).toEqual(['version'])
  })

  it('is kept with words that a later release may know', () => {
    const templates = [{ id: 't', name: 'Támogató', permissions: ['moon.write'] }]
    expect(PermissionTemplates.parse({ templates })).toEqual({ templates })
  })
})

describe('an operator', () => {
  const kept = {
    account: 'a',
    template: null,
    additions: ['moon.read'],
    removals: [],
    is_active: true,
    created_at: 1,
    created_by: null,
  }

  it('is kept with words of other releases, and was invited only where it says so', () => {
    expect(Operator.parse(kept)).toEqual({ ...kept, invited_until: null })
  })

  it('is shown without what belongs to nobody else', () => {
    const view = {
      id: 'a',
      email: 'a@szabi.example',
      first_name: '',
      last_name: '',
      template: null,
      permissions: ['users.read'],
      is_active: true,
      can_sign_in: true,
      invited_until: null,
      has_second_factor: false,
      created_at: 1,
      version: 1,
    }
    expect(OperatorView.parse({ ...view, password: 'hash', additions: [] })).toEqual(view)
  })
})

describe('the log', () => {
  it('is asked by area, subject, operator and days', () => {
    const query = { area: 'ads', subject: 's', by: 'b', from: '2026-01-01', to: '2026-02-01', cursor: '17#e1' }
    expect(objections(listOperatorLog.query, query)).toEqual({})
    expect(Object.keys(objections(listOperatorLog.query, { ...query, area: 'moon' }))).toEqual(['area'])
    expect(Object.keys(objections(listOperatorLog.query, { ...query, from: '2026-13-01' }))).toEqual(['from'])
    expect(Object.keys(objections(listOperatorLog.query, { ...query, cursor: 'x' }))).toEqual(['cursor'])
  })

  it('keeps every act of every area', () => {
    const entry = { id: 'e', at: 1, by: null, subject: 's', name: 'S', changes: [] }
    for (const act of operatorActs)
      for (const area of areas) expect(OperatorEntry.parse({ ...entry, act, area })).toMatchObject({ act, area })
    expect(OperatorEntry.safeParse({ ...entry, act: 'looked', area: 'ads' }).success).toBe(false)
  })
})

describe('what an operator changes of a company', () => {
  it('is a trial until a day, under the version that was read', () => {
    expect(objections(changeTrial.body, { to_date: '2027-01-01', version: 2 })).toEqual({})
    expect(Object.keys(objections(changeTrial.body, { to_date: '2027-02-30', version: 2 }))).toEqual(['to_date'])
    expect(Object.keys(objections(changeTrial.body, { to_date: '2027-01-01' }))).toEqual(['version'])
  })

  it('is an answer to what it has asked for', () => {
    expect(objections(decideGrant.body, { answer: 'granted' })).toEqual({})
    expect(objections(decideGrant.body, { answer: 'perhaps' })).toEqual({ answer: 'problems:invalidValue' })
  })

  it('is a note of a few lines', () => {
    expect(objections(addNote.body, { text: 'Hívni\nhétfőn' })).toEqual({})
    expect(objections(addNote.body, { text: ' \n ' })).toEqual({ text: 'problems:required' })
    expect(objections(addNote.body, { text: 'x'.repeat(longestNote + 1) })).toEqual({ text: 'problems:tooLong' })
    expect(objections(addNote.body, { text: 'a\0b' })).toEqual({ text: 'problems:strangeCharacters' })
  })
})

describe('the list of companies', () => {
  it('is asked by a text, a state and a place', () => {
    expect(objections(listCompanies.query, { q: 'kék', state: 'deleted', cursor: 'kek#c#c' })).toEqual({})
    expect(objections(listCompanies.query, { q: 'x'.repeat(101) })).toEqual({ q: 'problems:tooLong' })
    expect(objections(listCompanies.query, { state: 'all' })).toEqual({ state: 'problems:invalidValue' })
    expect(objections(listCompanies.query, { cursor: 'x'.repeat(301) })).toEqual({ cursor: 'problems:invalidValue' })
  })
})
