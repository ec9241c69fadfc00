import styles from './identity.module.css'
import { providers } from './providers.ts'

/** The room of the buttons until they are loaded, so that nothing below moves. */
export const ProviderPlaces = () => (
  <div className={styles.ways}>
    {providers.map(provider => (
      <div key={provider} className={styles.place} />
    ))}
  </div>
)
