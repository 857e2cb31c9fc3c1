import { writeFileSync } from 'node:fs';
import { citingFiles, requirementsPage } from './requirements-page.ts';

writeFileSync('docs/requirements.md', requirementsPage(citingFiles()));
