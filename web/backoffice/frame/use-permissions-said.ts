import { useTranslation } from 'react-i18next'
import type { Area, Permission } from '#shared/contract/permission.ts'

/** Permissions in words; to change something takes seeing it, which is not said beside. */
export function usePermissionsSaid() {
  const { t } = useTranslation('backoffice')
  return (all: readonly Permission[]) =>
    all
      .filter(one => one.endsWith('.write') || !all.includes(one.replace(/\.read$/, '.write') as Permission))
      .map(one => {
        const [area, act] = one.split('.') as [Area, 'read' | 'write']
        return t(act === 'read' ? 'mayRead' : 'mayWrite', { area: t(area) })
      })
      .join(', ')
}
