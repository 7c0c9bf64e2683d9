import { findConfigFiles } from '../config/load-config';
import { hasPageExtension } from '../content/scan/page-extensions';

/** Files and pages with reported problems. */
export interface ReportedProblems {
  /** Paths of the files with findings. */
  files: readonly string[];
  /** Keys of the pages that cannot be shown. */
  brokenPages: readonly string[];
}

/** Separates the files with findings into pages, and nav files, meta files and files of the configuration. */
export function separatePageFiles({ files }: ReportedProblems, configFile: string) {
  const configFiles = findConfigFiles(configFile);
  const isPageFile = (path: string) => hasPageExtension(path) && !configFiles.includes(path);
  return {
    pageFiles: files.filter(isPageFile),
    siteFiles: files.filter((path) => !isPageFile(path)),
  };
}
