# __future__: Python as it is.

annotations = division = print_function = generator_stop = None
