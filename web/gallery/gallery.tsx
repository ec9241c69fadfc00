import { useState } from 'react'
import { entries, nameOf } from './entries.ts'
import styles from './gallery.module.css'
import { Toolbar, type Width } from './toolbar.tsx'

/** Every part in every state, for the eye. */
export function Gallery() {
  const [width, widen] = useState<Width>('full')
  return (
    <main className={styles.page} data-width={width}>
      <header className={styles.header}>
        <h1>Szabi: parts</h1>
        <Toolbar width={width} onWidth={widen} />
      </header>
      {entries.map(([path, Part]) => (
        <section key={path} className={styles.part} aria-labelledby={path}>
          <h2 id={path}>{nameOf(path)}</h2>
          <Part />
        </section>
      ))}
    </main>
  )
}
