import { useTranslation } from 'react-i18next'
import type { Employee } from './employee.ts'

interface DecidesProps {
  people: readonly Employee[]
  employees: readonly Employee[]
}

/** On whose requests these people decide, who would lose an approver. */
export function Decides({ people, employees }: DecidesProps) {
  const { t } = useTranslation('employees')
  const gone = new Set(people.map(({ id }) => id))
  const decidedFor = employees.filter(
    ({ id, approver_ids }) => !gone.has(id) && approver_ids.some(one => gone.has(one)),
  )
  const alone = decidedFor.filter(({ approver_ids }) => approver_ids.every(one => gone.has(one)))
  if (!decidedFor.length) return null
  return (
    <p>
      {t(people.length === 1 ? 'decidesFor' : 'decideFor', { count: decidedFor.length })}
      {alone.length > 0 && ` ${t('decidesAlone', { count: alone.length })}`}
    </p>
  )
}
