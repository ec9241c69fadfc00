import { useGoToHash } from './use-go-to-hash.ts'
import { QuestionsSection } from './questions-section.tsx'
import styles from './home-sections.module.css'

/** The home page below its first screen. */
export function HomeSections() {
  useGoToHash()
  return (
    <div className={styles.sections}>
      <QuestionsSection />
    </div>
  )
}
