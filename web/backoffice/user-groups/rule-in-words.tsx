import type { GroupRule } from '#shared/backoffice/user-groups/group-rule.ts'
import styles from './user-groups.module.css'
import { useRuleWords } from './use-rule-words.ts'

/** By what companies belong to a group, as text. */
export function RuleInWords({ rule }: { rule: GroupRule }) {
  const { partsOf } = useRuleWords()
  return (
    <dl className={styles.rule}>
      {partsOf(rule).map(({ label, said }) => (
        <div key={label} className={styles.part}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
