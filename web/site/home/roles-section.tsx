import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { ProductPicture, type Pictures } from './product-picture.tsx'
import { Section } from './section.tsx'
import styles from './roles-section.module.css'

const roles = ['employee', 'manager', 'payroll'] as const
type Role = (typeof roles)[number]
const names = { employee: 'tabEmployee', manager: 'tabManager', payroll: 'tabPayroll' } as const
/** What stands before each point, which says at a glance what it is about. */
const icons = {
  employee: ['calendar', 'plus', 'mail', 'lock'],
  manager: ['users', 'undo', 'user-plus', 'mail'],
  payroll: ['calendar', 'list', 'info', 'download'],
} as const satisfies Record<Role, readonly IconName[]>
const points = [1, 2, 3, 4] as const

const pictures = import.meta.glob<string>('./pictures/*/{employee,manager,payroll}-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
}) satisfies Pictures
/** How large the pictures are. */
const sizes = { employee: [1024, 600], manager: [1024, 600], payroll: [1180, 660] } as const

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** What each person gets of it, in tabs, all of which are in the page. */
export function RolesSection() {
  const { t } = useTranslation('home')
  const [chosen, choose] = useState<Role>('employee')
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (roles.indexOf(chosen) + step + roles.length) % roles.length
    choose(roles[next]!)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Section title={t('tabsTitle')}>
      <div ref={list} role="tablist" aria-label={t('tabsLabel')} className={styles.tabs}>
        {roles.map(role => (
          <button
            key={role}
            type="button"
            role="tab"
            id={`tab-${role}`}
            aria-selected={role === chosen}
            aria-controls={`panel-${role}`}
            tabIndex={role === chosen ? 0 : -1}
            onClick={() => choose(role)}
            onKeyDown={onKeyDown}
          >
            {t(names[role])}
          </button>
        ))}
      </div>
      {roles.map(role => (
        <div
          key={role}
          role="tabpanel"
          id={`panel-${role}`}
          aria-labelledby={`tab-${role}`}
          hidden={role !== chosen}
          className={styles.panel}
        >
          <ul className={styles.points}>
            {points.map(point => (
              <li key={point}>
                <Icon name={icons[role][point - 1]!} />
                <div>
                  <strong>{t(`${role}${point}`)}</strong>
                  <p>{t(`${role}${point}Text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.frame}>
            <ProductPicture
              pictures={pictures}
              name={role}
              alt={t(`${role}Alt`)}
              width={sizes[role][0]}
              height={sizes[role][1]}
            />
          </div>
        </div>
      ))}
    </Section>
  )
}
