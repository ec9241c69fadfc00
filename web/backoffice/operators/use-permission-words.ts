import { useTranslation } from 'react-i18next'
import type { TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import type { Area, Permission } from '#shared/contract/permission.ts'
import type { NewerField } from '../frame/newer-value.tsx'

interface Granted {
  template?: string | null
  name?: string
  permissions: readonly Permission[]
}

/** What stands in a form beside what somebody else has saved, in words. */
export function usePermissionWords(templates: readonly TemplateView[] = []) {
  const { t } = useTranslation(['operators', 'backoffice'])
  const said = (all: readonly Permission[]) =>
    all
      .filter(one => !all.includes(one.replace(/\.read$/, '.write') as Permission) || one.endsWith('.write'))
      .map(one => {
        const [area, act] = one.split('.') as [Area, 'read' | 'write']
        return t(act === 'read' ? 'mayRead' : 'mayWrite', { area: t(`backoffice:${area}`) })
      })
      .join(', ')
  const templateOf = (id: string | null | undefined) => templates.find(one => one.id === id)?.name ?? ''
  return (mine: Granted, theirs: Granted): NewerField[] => [
    { label: t('templateName'), mine: mine.name ?? '', theirs: theirs.name ?? '' },
    { label: t('template'), mine: templateOf(mine.template), theirs: templateOf(theirs.template) },
    { label: t('permissions'), mine: said(mine.permissions), theirs: said(theirs.permissions) },
  ]
}
