import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import i18next from 'i18next'
import account from '#shared/words/hu/account.json'
import { permissions, type Permission } from '#shared/contract/permission.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '#web/backoffice/backoffice.test-support.ts'
import { inWindow } from '#web/ui/in-window.test-support.ts'
import { OperatorPages } from '../../routes/backoffice/operator-pages.tsx'
import { BackOfficeFrame } from './backoffice-frame.tsx'

i18next.addResourceBundle('hu', 'account', account)

const operator = (permissions: Permission[]) => ({
  id: 'denes',
  email: 'denes@szabi.example',
  first_name: 'Dénes',
  last_name: 'Gábor',
  permissions,
})

const linksOf = (permissions: Permission[]) => {
  operatorIn(permissions)
  showFresh(
    <BackOfficeFrame operator={operator(permissions)}>
      <h1>Áttekintés</h1>
    </BackOfficeFrame>,
  )
  return page.getByRole('navigation', { name: 'A kezelőfelület oldalai' }).getByRole('link')
}

it('A06 leads an operator only to what they may see', async () => {
  const links = linksOf(['admin-users.read', 'audit.read'])
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map(link => link.getAttribute('href'))).toEqual(['/admin/operators', '/admin/log'])
  await expect.element(page.getByText('Gábor Dénes').first()).toBeInTheDocument()
  expect(await axeOfElement(page.getByRole('navigation').first().element())).toEqual([])
})

it('A06 says that there is no page where an operator may not open it', async () => {
  operatorIn(['audit.read'])
  showFresh(<OperatorPages permissions={['audit.read']} />, '/admin/operators')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Itt nincs oldal' })).toBeVisible()
})

it('tells an operator without any permission whom to ask', async () => {
  operatorIn([])
  showFresh(<OperatorPages permissions={[]} />, '/admin')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Még nincs jogosultságod' })).toBeVisible()
})

it('A06 shows an operator without a name by the address, and by its first letter', async () => {
  operatorIn(['audit.read'])
  showFresh(
    <BackOfficeFrame operator={{ ...operator(['audit.read']), first_name: '', last_name: '' }}>
      <h1>Áttekintés</h1>
    </BackOfficeFrame>,
  )
  await expect.element(page.getByText('denes@szabi.example').first()).toBeInTheDocument()
  expect(page.getByText('D', { exact: true }).elements().length).toBeGreaterThan(0)
})

/** The page of the log in a window that does not hold all entries; gives the navigation. */
async function logInLowWindow() {
  await inWindow(1280, 400)
  operatorIn()
  showFresh(
    <BackOfficeFrame operator={operator([...permissions])}>
      <h1>Műveleti napló</h1>
    </BackOfficeFrame>,
    '/admin/log',
  )
  return page.getByRole('navigation', { name: 'A kezelőfelület oldalai' })
}

it('A06 shows the entry of the open page, however low the window is', async () => {
  const nav = await logInLowWindow()
  const current = nav.getByRole('link', { name: 'Műveleti napló' })
  await expect.element(current).toBeVisible()
  const [entry, frame] = [current.element(), nav.element()].map(one => one.getBoundingClientRect())
  // Edges are rounded to whole pixels.
  expect(entry!.bottom).toBeLessThan(frame!.bottom + 1)
  expect(entry!.top).toBeGreaterThan(frame!.top - 1)
})

it('A06 lets the keyboard begin at the top of a page that is opened, whose entry is brought into view', async () => {
  const nav = await logInLowWindow()
  await expect.poll(() => nav.element().scrollTop).toBeGreaterThan(0)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('href')).toBe('/admin')
})

it('A06 shows every page of the back office at once in a window of a usual height', async () => {
  await inWindow(1280, 800)
  operatorIn()
  showFresh(
    <BackOfficeFrame operator={operator([...permissions])}>
      <h1>Áttekintés</h1>
    </BackOfficeFrame>,
  )
  const nav = page.getByRole('navigation', { name: 'A kezelőfelület oldalai' })
  await expect.element(nav.getByRole('link').first()).toBeVisible()
  expect(nav.element().scrollHeight).toBeLessThanOrEqual(nav.element().clientHeight)
})

it('keeps who is in within the rail and the window, however long the address and the list of pages are', async () => {
  await inWindow(1280, 600)
  operatorIn()
  showFresh(
    <BackOfficeFrame
      operator={{
        ...operator([...permissions]),
        email: `${'denes'.repeat(10)}@szabi.example`,
        first_name: '',
        last_name: '',
      }}
    >
      <h1>Áttekintés</h1>
    </BackOfficeFrame>,
  )
  const rail = page.getByRole('complementary')
  await expect.element(rail).toBeVisible()
  const name = rail
    .getByText(/@szabi\.example/)
    .element()
    .getBoundingClientRect()
  expect(name.right).toBeLessThan(rail.element().getBoundingClientRect().right)
  expect(name.bottom).toBeLessThan(600)
})
