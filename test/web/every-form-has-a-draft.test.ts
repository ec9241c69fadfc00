import { expect, it } from 'vitest'
import { isTest, sourceFiles } from '../support/source-tree.ts'

/** The forms that keep nothing, and why. */
const exceptions: Record<string, string> = {
  'web/account/change-password-page.tsx': 'passwords are never kept',
  'web/account/reset-password-page.tsx': 'passwords are never kept',
  'web/account/log-in-page.tsx': 'a password, and an address that the browser fills in',
  'web/account/second-factor/second-step-form.tsx': 'a code is good for a moment',
  'web/account/second-factor/authenticator-dialog.tsx': 'a code is good for a moment',
  'web/account/second-factor/identity-dialog.tsx': 'a password or a code',
  'web/account/second-factor/passkey-name-dialog.tsx': 'the name of a passkey whose ceremony a reload ends',
  'web/account/forgot-password-page.tsx':
    'one address, of somebody who is not signed in on what may be anybody’s browser',
  'web/account/email/email-form.tsx': 'one address, which is kept once it is given',
  'web/site/home/questions/contact-form.tsx':
    'a question of somebody who is not signed in on what may be anybody’s browser',
  'web/leave/decide-link/decide-form.tsx':
    'one comment, of somebody who is not signed in on what may be anybody’s browser',
  'web/people/registration/invitation-page.tsx':
    'a name beside a new password, before there is an account whose draft it could be',
  'web/company/employees/bulk/use-bulk-form.tsx':
    'what was typed for some people is not meant for the next ones that are chosen',
  'web/account/own-data/erase-account-dialog.tsx': 'the address is typed to confirm an erasure, anew each time',
  'web/backoffice/users/erase-user-dialog.tsx': 'the address is typed to confirm an erasure, anew each time',
  'web/company/settings/delete-company.tsx': 'the name is typed to confirm a deletion, anew each time',
}

const files = sourceFiles().filter(
  ({ path }) =>
    path.startsWith('web/') &&
    !isTest(path) &&
    !/\.(gallery|test-support)\.tsx?$/.test(path) &&
    !path.startsWith('web/ui/') &&
    !path.startsWith('web/api/'),
)
const drafted = files.filter(({ text }) => /\buseDraftedForm\b/.test(text))

it('D1 every form keeps what is typed by the one hook, or is named here with the reason why it does not', () => {
  expect(drafted.length).toBeGreaterThan(15)
  const without = files.filter(({ text }) => /\buseForm\b/.test(text)).map(({ path }) => path)
  expect(without.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

it('D1 every form is submitted in the one way, by which a refusal lands at its field and a second Enter sends nothing', () => {
  const otherwise = files.filter(({ text }) => /\bhandleSubmit\b/.test(text)).map(({ path }) => path)
  expect(otherwise).toEqual([])
})

it('D1 what is kept never holds a password or a code', () => {
  const named = drafted.filter(({ text }) => /\bname="(current_|new_)?(password|code)"/.test(text))
  expect(named.map(({ path }) => path)).toEqual(['web/account/register-page.tsx'])
  expect(named[0]!.text).toContain("unkept: ['password']")
})

/** Forms whose dialog stands in a file of its own. */
const dialogs: Record<string, string> = {
  'web/leave/request/decide/use-shorten-form.ts': 'web/leave/request/decide/shorten-dialog.tsx',
  'web/leave/request/form/use-request-form.ts': 'web/leave/request/form/request-form-dialog.tsx',
}

it('D1 every dialog of a form that keeps what is typed asks before it is closed', () => {
  const inDialogs = drafted.filter(({ path, text }) => path in dialogs || /<Dialog\b/.test(text))
  expect(inDialogs.length).toBeGreaterThan(4)
  const silent = inDialogs
    .map(({ path }) => dialogs[path] ?? path)
    .filter(path => !files.find(file => file.path === path)!.text.includes('useAskBeforeClosing('))
  expect(silent).toEqual([])
})
