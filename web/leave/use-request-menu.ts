import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { useOpenRequest } from './open-request.tsx'
import { actionsFor, modeOf } from './request-actions.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMe } from '#web/api/use-me.ts'

/** The menu of a request: the actions that the reader may take. */
export function useRequestMenu() {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const me = useMe()
  const open = useOpenRequest()
  return (request: RequestView): MenuEntry[] =>
    (me ? actionsFor(me, request, today) : []).flatMap(({ name, label, icon, isDestructive }) => {
      const mode = modeOf(name)
      return mode
        ? [{ id: name, label: t(label), icon, isDanger: isDestructive, onAction: () => open({ mode, request }) }]
        : []
    })
}
