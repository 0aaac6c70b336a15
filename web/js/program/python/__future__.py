# __future__: Python as it is.

absolute_import = annotations = division = generator_stop = print_function = unicode_literals = None
