import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isAdmin } from '#shared/contract/role.ts'
import type { CommandPage } from '#web/leave/command/use-results.ts'
import { useOpenRequest } from '#web/leave/open-request.tsx'
import { isAskedToDecide, useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { whenIdle } from '#web/ui/idle.ts'
import { onDemand } from '#web/ui/on-demand.tsx'
import header from '../layout/header.module.css'
import { usePageKeys } from './page-keys.ts'

const dialogs = onDemand(async () => (await import('./load-command.ts')).loadCommand())
const CommandBar = dialogs.part(({ CommandBar }) => CommandBar)
const KeysDialog = dialogs.part(({ KeysDialog }) => KeysDialog)

/** Where `g` and a letter lead. */
const pages = [
  { key: 'd', to: '/dashboard', word: 'site:dashboard', icon: 'house' },
  { key: 'c', to: '/days-off', word: 'site:teamCalendar', icon: 'calendar' },
  { key: 's', to: '/user/days-off', word: 'people:myDaysOff', icon: 'umbrella' },
  { key: 'j', to: '/user/export', word: 'people:attendance', icon: 'clock' },
  { key: 'p', to: '/user/personal-information', word: 'people:personalInformation', icon: 'user' },
] as const
const adminPages = [
  { key: 'a', to: '/company/settings', word: 'company:administration', icon: 'settings' },
  { key: 'h', to: '/company/non-working-days', word: 'company:nonWorkingDays', icon: 'calendar' },
] as const

/** The button of the command bar, with the keys that do the same as the pages' own buttons. */
export function MemberKeys() {
  const { t } = useTranslation(['site', 'common', 'company', 'people'])
  const me = useMe()
  const navigate = useNavigate()
  const openRequest = useOpenRequest()
  const [opened, open] = useState<'command' | 'keys'>()
  const go = (to: string) => void navigate(to)
  const create = () => openRequest({ mode: 'create' })
  const shown = isAdmin(me) ? [...pages, ...adminPages] : pages
  const onOpenChange = (isOpen: boolean) => open(isOpen ? opened : undefined)

  useEffect(() => whenIdle(() => void dialogs.prefetch().catch(() => {})), [])
  usePageKeys({
    search: () => open('command'),
    acts: { n: create, '?': () => open('keys') },
    goes: Object.fromEntries(shown.map(({ key, to }) => [key, () => go(to)])),
  })

  const entries: CommandPage[] = [
    { label: t('newRequest'), icon: 'plus', keys: ['N'], to: () => (open(undefined), create()) },
    ...shown.map(({ key, to, word, icon }) => ({ label: t(word), icon, keys: ['G', key.toUpperCase()], to })),
    { label: t('keys'), icon: 'help', keys: ['?'], to: () => open('keys') },
  ]
  return (
    <>
      <div className={header.searchLine}>
        <Button variant="quiet" icon="search" onPress={() => open('command')}>
          {t('common:search')} <kbd className={header.key}>Ctrl K</kbd>
        </Button>
      </div>
      <div className={header.searchIcon}>
        <IconButton icon="search" name={t('common:search')} onPress={() => open('command')} />
      </div>
      <Suspense>
        {opened === 'command' && me && (
          <CommandBar me={me} pages={entries} isOpen onOpenChange={onOpenChange} onGo={go} />
        )}
        {opened === 'keys' && (
          <KeysDialog pages={entries} decides={isAskedToDecide(me)} isOpen onOpenChange={onOpenChange} />
        )}
      </Suspense>
    </>
  )
}
