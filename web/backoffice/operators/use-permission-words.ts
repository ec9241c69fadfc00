import { useTranslation } from 'react-i18next'
import type { TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import type { Permission } from '#shared/contract/permission.ts'
import type { NewerField } from '../frame/newer-value.tsx'
import { usePermissionsSaid } from '../frame/use-permissions-said.ts'

interface Granted {
  template?: string | null
  name?: string
  permissions: readonly Permission[]
}

/** What stands in a form beside what somebody else has saved, in words. */
export function usePermissionWords(templates: readonly TemplateView[] = []) {
  const { t } = useTranslation('operators')
  const said = usePermissionsSaid()
  const templateOf = (id: string | null | undefined) => templates.find(one => one.id === id)?.name ?? ''
  return (mine: Granted, theirs: Granted): NewerField[] => [
    { label: t('templateName'), mine: mine.name ?? '', theirs: theirs.name ?? '' },
    { label: t('template'), mine: templateOf(mine.template), theirs: templateOf(theirs.template) },
    { label: t('permissions'), mine: said(mine.permissions), theirs: said(theirs.permissions) },
  ]
}
