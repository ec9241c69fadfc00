import { useTranslation } from 'react-i18next'
import { areas, effectivePermissions, type Permission } from '#shared/contract/permission.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { useMay } from '../frame/use-operator.ts'
import styles from './permission-grid.module.css'

interface PermissionGridProps {
  value: readonly Permission[]
  onChange: (value: Permission[]) => void
  /** What the template gives: a cell that differs from it is marked. */
  template?: readonly Permission[] | undefined
}

const closed = (all: readonly Permission[]) => effectivePermissions({ template: [], additions: all, removals: [] })

/** What somebody may see and change, area by area. What one lacks oneself can be left or taken, but not given. */
export function PermissionGrid({ value, onChange, template }: PermissionGridProps) {
  const { t } = useTranslation(['operators', 'backoffice'])
  const may = useMay()

  function set(permission: Permission, isGiven: boolean) {
    if (isGiven) return onChange(closed([...value, permission]))
    const gone = permission.endsWith('.read') ? [permission, permission.replace('.read', '.write')] : [permission]
    onChange(value.filter(one => !gone.includes(one)))
  }

  const cell = (permission: Permission, name: string, label: string) => (
    <PermissionCell
      name={name}
      label={label}
      isGiven={value.includes(permission)}
      mayGive={may(permission)}
      differs={template !== undefined && template.includes(permission) !== value.includes(permission)}
      onChange={isNow => set(permission, isNow)}
    />
  )

  return (
    <>
      <table className={styles.grid} aria-label={t('permissions')}>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('read')}</th>
            <th scope="col">{t('write')}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(area => {
            const name = t(`backoffice:${area}`)
            return (
              <tr key={area}>
                <td>{name}</td>
                {cell(`${area}.read`, t('backoffice:mayRead', { area: name }), t('read'))}
                {cell(`${area}.write`, t('backoffice:mayWrite', { area: name }), t('write'))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.hint}>{t('ownOnly')}</p>
    </>
  )
}

interface PermissionCellProps {
  name: string
  label: string
  isGiven: boolean
  mayGive: boolean
  differs: boolean
  onChange: (isGiven: boolean) => void
}

function PermissionCell({ name, label, isGiven, mayGive, differs, onChange }: PermissionCellProps) {
  return (
    <td aria-label={name} data-differs={differs || undefined}>
      <Checkbox value={isGiven} isDisabled={!isGiven && !mayGive} onChange={onChange}>
        <span aria-hidden="true">{label}</span>
        <span className="visually-hidden">{name}</span>
      </Checkbox>
    </td>
  )
}
