import { defineProject } from '@rstest/core';

export default defineProject({ name: 'web' });
