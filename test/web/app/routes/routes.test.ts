import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/words/language.ts'
import type { Namespace } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'
import { guard } from '#web/app/routes/guard.ts'
import { isPublic, redirectFor } from '#web/app/routes/page-access.ts'
import { pages } from '#web/app/routes/routes.ts'

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap(route => [route, ...flat(route.children ?? [])])
const all = flat(pages)
const addressed = all.filter(({ path, index }) => path !== undefined || index)
const titled = addressed.flatMap(({ id, handle }) => {
  const { title } = (handle ?? {}) as { title?: string }
  return title ? [{ id: id!, title }] : []
})
const pathsWith = (some: (path: string) => boolean) =>
  addressed.flatMap(({ path }) => (path && path !== '*' && some(`/${path.replace(':id', 'x1')}`) ? [path] : []))
const asGuest = (pathname: string) => redirectFor({ pathname, search: '' }, 'guest')

describe('the routes of the product', () => {
  it('R12 are all that the product has a page or a redirection for', () => {
    expect(addressed.map(({ id = '' }) => id).toSorted()).toEqual(
      [
        'accept-invitation',
        'admin',
        'attendance',
        'blog',
        'blog/:article',
        'change-password',
        'company',
        'company-deleted',
        'company/administrators',
        'company/attendance',
        'company/audit-log',
        'company/employees',
        'company/employees/import',
        'company/export',
        'company/groups',
        'company/integrations',
        'company/integrations/api',
        'company/messages',
        'company/non-working-days',
        'company/plan',
        'company/positions',
        'company/settings',
        'confirm-email',
        'confirm-email-change',
        'connect',
        'dashboard',
        'days-off',
        'days-off-calculator',
        'decide',
        'employment-information',
        'forgot-password',
        'help',
        'home',
        'hosszu-hetvegek/:year',
        'identity/:provider',
        'imprint',
        'login',
        'logout',
        'long-weekends/:year',
        'missing',
        'notifications',
        'privacy-policy',
        'register',
        'register/company',
        'register/personal-information',
        'register/team',
        'second-factor',
        'stop-email-change',
        'terms-of-use',
        'user',
        'user/:id',
        'user/:id/account-settings',
        'user/:id/approvers',
        'user/:id/days-off',
        'user/:id/employee-information',
        'user/:id/export',
        'user/:id/password-change',
        'user/:id/personal-information',
        'user/account-settings',
        'user/approvers',
        'user/days-off',
        'user/employee-information',
        'user/export',
        'user/password-change',
        'user/personal-information',
        'user/security',
        'user/slack',
      ].toSorted(),
    )
  })

  it('R01 are guarded, every one, but for those that redirect by themselves', () => {
    const unguarded = addressed.filter(({ loader }) => loader !== guard).map(({ id = '' }) => id)
    expect(unguarded.toSorted()).toEqual(['company', 'logout', 'user', 'user/:id'])
    expect(addressed.filter(({ loader }) => !loader)).toEqual([])
  })

  it('T08 send a guest to the sign-in from every page of members', () => {
    const members = pathsWith(path => asGuest(path)?.startsWith('/login?then=') ?? false)
    expect(members).toEqual(
      pathsWith(path => /^\/(attendance|connect|dashboard|days-off|notifications|user|company)(\/|$)/.test(path)),
    )
    expect(members.length).toBeGreaterThan(15)
  })

  it('R01 leave the other pages to everybody, but for the later steps of the registration', () => {
    const open = pathsWith(pathname => isPublic({ pathname, search: '' }))
    expect(open.toSorted()).toEqual([
      'accept-invitation',
      // The back office asks by itself who may come in.
      'admin/*',
      'blog',
      'blog/:article',
      'change-password',
      'company-deleted',
      'confirm-email',
      'confirm-email-change',
      'days-off-calculator',
      'decide',
      'forgot-password',
      'help',
      'hosszu-hetvegek/:year',
      'identity/:provider',
      'imprint',
      'login',
      'logout',
      'long-weekends/:year',
      'privacy-policy',
      'register',
      'stop-email-change',
      'terms-of-use',
    ])
  })

  it.each(languages)('P08 have a title in %s', language => {
    for (const { id, title } of titled) {
      const [namespace = '', name = ''] = title.split(':')
      const words = (translations[language] as Record<string, Namespace>)[namespace]
      expect([id, words?.[name]]).toEqual([id, expect.stringMatching(/\S/)])
    }
    expect(titled.length).toBeGreaterThan(24)
  })

  it('R23 name a page of somebody else’s profile as one’s own, but for the days off, which are one’s own in the menu too', () => {
    const titleOf = new Map(titled.map(({ id, title }) => [id, title]))
    const shared = [...titleOf].filter(([id]) => id.startsWith('user/:id/'))
    expect(shared).toHaveLength(7)
    for (const [id, title] of shared) {
      const own = title === 'profile:daysOff' ? 'people:myDaysOff' : title
      expect([id, titleOf.get(id.replace(':id/', ''))]).toEqual([id, own])
    }
  })

  it('load a page only when somebody goes there', () => {
    const eager = addressed.filter(({ lazy, Component }) => !lazy && Component).map(({ id = '' }) => id)
    expect(eager.toSorted()).toEqual(['company', 'employment-information', 'logout', 'missing', 'user', 'user/:id'])
  })
})
